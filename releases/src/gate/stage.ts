import { addressesOf } from './addresses.ts';
import { type Ensemble, withCandidate, withoutCandidate } from './ensemble.ts';
import { failureOf, faultOf } from './fault-of.ts';
import { jobFor, type TrialDocument } from './job-for.ts';
import { recordedAnswers } from './recorded-answers.ts';
import { RECORDINGS } from './recorded-content.ts';
import type { RenderCheck, RenderLimits } from './render-check.ts';
import type { Attempt, Renderer } from './renderer.ts';

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

function stageOf(ensemble: Ensemble, { candidate, site, openRenderer, log }: RenderCheck, limits: RenderLimits): Stage {
  const renderer = openRenderer({ ...limits, log });
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
      const attempt = await draw(renderer, ensemble, document);
      const fault = faultOf(attempt);
      const own = failureOf(attempt, candidate.release.remote.name);
      if (fault === null || own !== null || !control) return own ?? fault;
      return faultOf(await draw(renderer, control, document)) === null ? fault : null;
    },
    close: renderer.close,
  };
}

function draw(renderer: Renderer, ensemble: Ensemble, document: TrialDocument): Promise<Attempt> {
  return renderer.draw(ensemble.shell, jobFor(ensemble, document), document.content);
}
