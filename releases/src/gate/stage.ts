import { failureOf, faultOf } from './fault-of.ts';
import { entriesOf, recordedAnswers, type Recording, RECORDINGS } from './recorded-content.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { AnswerContent, Attempt, OpenRenderer, Renderer, TrialJob } from './renderer.ts';
import { entryAddress, type RouteDefinition, type SectionRelease, withParameter } from 'shared/contract';
import type { ShellRelease } from '../store/load-release.ts';
import type { Candidate } from './candidate.ts';
import type { ServingReleases, ServingSite } from './serving-site.ts';

const NOT_FOUND = '/there-is-no-such-page';

/**
 * Addresses that a candidate must render: its pages, and pages whose slots it fills.
 * A shell renders the home page and the not-found page.
 */
function addressesOf(candidate: Candidate, sections: readonly SectionRelease[], recording: Recording): string[] {
  if (candidate.kind === 'shell') return ['/', NOT_FOUND];
  const filled = new Set(candidate.release.remote.slots.map(({ slot }) => slot));
  const routes = sections.flatMap(({ remote }) =>
    remote.routes.filter(
      ({ slots }) => remote.name === candidate.release.remote.name || slots.some((slot) => filled.has(slot)),
    ),
  );
  return routes.flatMap((route) => addressesOfPage(route, recording));
}

/** A page for one entry of a list renders with each recorded entry, and without one. */
function addressesOfPage({ path, sitemap }: RouteDefinition, recording: Recording): string[] {
  const none = withParameter(path, 'none');
  if (!sitemap) return [none];
  const entries = entriesOf(recording, sitemap.collection);
  return [none, ...entries.map((entry) => entryAddress(path, sitemap, entry))];
}

interface TrialDocument {
  readonly address: string;
  readonly content: AnswerContent;
  readonly budgetMs: number;
}

/** A reserved domain: these documents are never served. */
const ORIGIN = 'https://gate.invalid';

export function jobFor({ shell, sections }: Ensemble, { address, budgetMs }: Omit<TrialDocument, 'content'>): TrialJob {
  return {
    url: `${ORIGIN}${address}`,
    lock: Object.fromEntries([shell, ...sections].map(({ remote }) => [remote.name, remote.version])),
    sections,
    shell: { remote: shell.remote, browserDir: shell.browserDir, integrity: shell.integrity },
    budgetMs,
    publicConfig: {},
    regions: 'rendered',
  };
}

/** A candidate that must render its pages. */
export interface RenderCheck {
  readonly candidate: Candidate;
  readonly site: ServingSite;
  readonly openRenderer: OpenRenderer;
  readonly log: FastifyBaseLogger;
}

export interface RenderLimits {
  /** Milliseconds for one document and its content. More than visitors get, because the worker is cold. */
  readonly budgetMs: number;
  /** Milliseconds after which a render is ended with its worker. */
  readonly limitMs: number;
  /** Milliseconds after the first document in which others may start. */
  readonly inAllMs: number;
  readonly memoryMb: number;
}

/** Renders a candidate in its own worker, with recorded content. */
export interface Stage {
  /** Every address that the candidate must render, with content and without. */
  readonly documents: readonly TrialDocument[];
  /** The candidate's fault in a document as a sentence; null when there is none. */
  readonly faultIn: (document: TrialDocument) => Promise<string | null>;
  readonly close: () => Promise<void>;
}

/** Null while no shell serves: nothing can render then. */
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

/** Releases that render a document together. */
export interface Ensemble {
  readonly shell: ShellRelease;
  readonly sections: readonly SectionRelease[];
}

/** The candidate with the stable releases; null while no shell serves. */
function withCandidate(candidate: Candidate, stable: ServingReleases): Ensemble | null {
  if (candidate.kind === 'shell') return { shell: candidate.release, sections: stable.sections };
  const { shell, sections } = withoutCandidate(candidate, stable) ?? {};
  return shell ? { shell, sections: [...(sections ?? []), candidate.release] } : null;
}

/** The stable releases alone. A fault that also occurs here is not the candidate's. */
function withoutCandidate({ release }: Candidate, { shell, sections }: ServingReleases): Ensemble | null {
  if (!shell) return null;
  return { shell, sections: sections.filter(({ remote }) => remote.name !== release.remote.name) };
}
