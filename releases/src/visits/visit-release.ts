import type { FastifyBaseLogger } from 'fastify';
import { releaseName, type SectionRelease } from 'shared/contract';
import type { Candidate } from '../gate/candidate.ts';
import { faultOf } from '../gate/fault-of.ts';
import type { AnswerContent, OpenRenderer } from '../gate/renderer.ts';
import type { ServingReleases } from '../gate/serving-site.ts';
import { type Ensemble, jobFor } from '../gate/stage.ts';
import { addressesToVisit, type Round, type Sight, visitAll, type VisitingBrowser } from 'visits';

export interface RoundOptions {
  readonly candidate: Candidate;
  readonly stable: ServingReleases;
  readonly openRenderer: OpenRenderer;
  /** Live content. */
  readonly content: AnswerContent;
  /** Null where none is installed. Called when all is well on the server. */
  readonly openBrowser: (() => Promise<VisitingBrowser>) | null;
  /** The preview pass with which the browser gets a release of the section. */
  readonly passFor: (version: string) => string;
  readonly log: FastifyBaseLogger;
  readonly signal: AbortSignal;
}

/** As the gate's, for the worker is as cold. */
const LIMITS = { budgetMs: 3_000, limitMs: 8_000, memoryMb: 256 };

/** Visits the candidate's pages with live content, beside the stable release: first on the server, then in a browser. */
export async function visitRelease(round: RoundOptions): Promise<Round> {
  const { candidate, stable, signal } = round;
  const tried = withCandidate(candidate, stable);
  if (!tried || !stable.shell) return { kind: 'unmade', why: 'no shell serves' };
  const addresses = await addressesOf(round);
  const onServer = await withRenderer(round, (draw) => {
    const before = { shell: stable.shell ?? tried.shell, sections: stable.sections };
    return visitAll(addresses, { candidate: draw(tried), stable: draw(before), place: 'on the server' }, signal);
  });
  const browser = onServer.kind === 'fine' ? await startBrowser(round) : null;
  if (!browser) return onServer;
  const shown = addresses.filter((visited) => visited.inBrowser);
  const inBrowser = await withBrowser({ ...round, browser }, (open) => {
    const version = candidate.release.remote.version;
    const compared = {
      candidate: open(version),
      stable: open(stableVersion(candidate, stable)),
      place: 'in the browser',
    };
    return visitAll(shown, compared, signal);
  });
  return inBrowser.kind === 'fine' ? { kind: 'fine', why: `${onServer.why}, ${inBrowser.why}` } : inBrowser;
}

/** The pages of a candidate with live content. */
export function addressesOf({ candidate, stable, content }: Pick<RoundOptions, 'candidate' | 'stable' | 'content'>) {
  const registrations = (withCandidate(candidate, stable)?.sections ?? []).map(({ remote }) => remote);
  return addressesToVisit(candidate.kind === 'shell' ? 'shell' : candidate.release.remote, registrations, content);
}

/** The candidate in place of its stable release; null while no shell serves. */
function withCandidate(candidate: Candidate, { shell, sections }: ServingReleases): Ensemble | null {
  if (candidate.kind === 'shell') return { shell: candidate.release, sections };
  const others = sections.filter(({ remote }: SectionRelease) => remote.name !== candidate.release.remote.name);
  return shell && { shell, sections: [...others, candidate.release] };
}

function stableVersion({ release }: Candidate, { shell, sections }: ServingReleases): string {
  const all = [...sections, ...(shell ? [shell] : [])];
  return all.find(({ remote }) => remote.name === release.remote.name)?.remote.version ?? '';
}

type Visit = (address: string) => Promise<Sight>;

async function withRenderer(
  { openRenderer, content, log }: RoundOptions,
  use: (draw: (ensemble: Ensemble) => Visit) => Promise<Round>,
): Promise<Round> {
  const renderer = openRenderer({ ...LIMITS, log });
  try {
    return await use((ensemble) => async (address) => {
      const job = jobFor(ensemble, { address, budgetMs: LIMITS.budgetMs });
      const attempt = await renderer.draw(ensemble.shell, job, content);
      return { fault: faultOf(attempt), status: 'document' in attempt ? attempt.document.status : 0 };
    });
  } finally {
    await renderer.close();
  }
}

/** A machine whose browser does not start is as one without: the round says how many pages were opened in it. */
async function startBrowser({ openBrowser, log }: RoundOptions): Promise<VisitingBrowser | null> {
  return (
    openBrowser?.().catch((err: unknown) => {
      log.warn({ err, synthetic: true }, 'pages are visited on the server only');
      return null;
    }) ?? null
  );
}

async function withBrowser(
  { candidate, passFor, browser, signal }: RoundOptions & { readonly browser: VisitingBrowser },
  use: (open: (version: string) => Visit) => Promise<Round>,
): Promise<Round> {
  const { name } = candidate.release.remote;
  const close = () => void browser.close();
  signal.addEventListener('abort', close, { once: true });
  try {
    return await use(
      (version) => (address) => browser.visit({ address, release: releaseName(name, version), pass: passFor(version) }),
    );
  } finally {
    signal.removeEventListener('abort', close);
    await browser.close();
  }
}
