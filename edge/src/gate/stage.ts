import { createRenderPool, type RenderPool } from '../documents/render-pool.ts';
import { taskFor } from '../documents/render-task.ts';
import { addressesOf } from './addresses.ts';
import { type Ensemble, withCandidate, withoutCandidate } from './ensemble.ts';
import { type Attempt, failureOf, faultOf } from './fault-of.ts';
import { jobFor, type TrialDocument } from './job-for.ts';
import { recordedAnswers } from './recorded-answers.ts';
import { RECORDINGS } from './recorded-content.ts';
import type { RenderCheck, RenderLimits } from './render-check.ts';

/** Where a candidate is tried: a render worker of its own, and recorded content. */
export interface Stage {
  /** Every address that the candidate has to draw, with content and without. */
  readonly documents: readonly TrialDocument[];
  /** What the candidate does wrong in a document, as a sentence; null: nothing. */
  readonly faultIn: (document: TrialDocument) => Promise<string | null>;
  readonly close: () => Promise<void>;
}

/** Null while no shell serves: there is nothing to draw with. */
export async function openStage(check: RenderCheck, limits: RenderLimits): Promise<Stage | null> {
  const ensemble = withCandidate(check.candidate, check.site.stable);
  return ensemble && stageOf(ensemble, check, limits);
}

function stageOf(ensemble: Ensemble, { candidate, site, workerFile, log }: RenderCheck, limits: RenderLimits): Stage {
  const onCrash = (err: Error) => log.warn({ err }, 'a render worker of the gate died');
  const pool = createRenderPool({ workerFile, threads: 1, onCrash, ...limits, waitMs: limits.limitMs });
  const recordings = [RECORDINGS.filled, RECORDINGS.empty];
  const control = withoutCandidate(candidate, site.stable);
  return {
    documents: recordings.flatMap((recording) =>
      addressesOf(candidate, ensemble.sections, recording).map((address) => ({
        address,
        content: recordedAnswers(recording),
        budgetMs: limits.budgetMs,
      })),
    ),
    async faultIn(document) {
      const attempt = await draw(pool, ensemble, document);
      const fault = faultOf(attempt);
      const own = failureOf(attempt, candidate.release.remote.name);
      if (fault === null || own !== null || !control) return own ?? fault;
      return faultOf(await draw(pool, control, document)) === null ? fault : null;
    },
    close: pool.close,
  };
}

async function draw(pool: RenderPool, ensemble: Ensemble, document: TrialDocument): Promise<Attempt> {
  const task = taskFor(ensemble.shell, jobFor(ensemble, document));
  try {
    return { document: await pool.render({ task, content: document.content }) };
  } catch (error) {
    return { error };
  }
}
