import { type Lock, releaseName, type Remote, routeAt, type SectionFailure } from 'shared/contract';
import { pathOf } from '../http/log-fields.ts';
import type { LoadedLock } from '../store/load-lock.ts';
import type { ReleaseFolder } from '../table/names.ts';

/** The sections of a page: its own, those that fill its slots, and the shell. */
export function sectionsOn(path: string, remotes: readonly Remote[]): string[] {
  const address = path.toLowerCase().replace(/(.)\/+$/, '$1');
  const routes = remotes.flatMap((remote) => remote.routes.map((route) => ({ ...route, section: remote.name })));
  const page = routeAt(routes, address);
  const slots = new Set(page?.slots);
  const fillers = remotes.filter((remote) => remote.slots.some(({ slot }) => slots.has(slot)));
  return [...new Set(['shell', ...(page ? [page.section] : []), ...fillers.map(({ name }) => name)])];
}

/**
 * The releases that may have broken a render without an answer: all of the page.
 * The judge finds the one at fault: only that one fails more often than its stable release.
 */
export function suspectsOf(
  { lock, sections }: Pick<LoadedLock, 'lock' | 'sections'>,
  address: string,
): ReleaseFolder[] {
  const remotes = sections.map(({ remote }) => remote);
  return sectionsOn(pathOf(address), remotes).map((section) => ({ section, version: lock[section] ?? '' }));
}

/** The outcome of one document. */
export interface DocumentOutcome {
  /** The page's releases by the visitor's lock. */
  readonly shown: readonly ReleaseFolder[];
  /** Releases that failed, also where a fallback was shown. Each once. */
  readonly failed: readonly ReleaseFolder[];
  /** Releases of which one may have ended the render. */
  readonly suspected: readonly ReleaseFolder[];
  /** Null for a cached document. */
  readonly renderMs: number | null;
}

interface OutcomeOptions {
  /** The visitor's lock; `loaded` may lack some of its releases. */
  readonly lock: Lock;
  readonly loaded: LoadedLock;
  /** With or without a query. */
  readonly address: string;
  readonly failures: readonly SectionFailure[];
  readonly suspected: readonly ReleaseFolder[];
  readonly renderMs: number;
}

/** A region that timed out has no failure. */
export function outcomeOf({ lock, loaded, address, failures, suspected, renderMs }: OutcomeOptions): DocumentOutcome {
  const remotes = loaded.sections.map(({ remote }) => remote);
  const shown = sectionsOn(pathOf(address), remotes).map((section) => ({ section, version: lock[section] ?? '' }));
  const notServed = Object.entries(lock).filter(([section, version]) => loaded.lock[section] !== version);
  const failed = [
    ...notServed.map(([section, version]) => ({ section, version })),
    ...failures.filter(({ late }) => !late),
  ];
  const once = new Map(failed.map(({ section, version }) => [releaseName(section, version), { section, version }]));
  return { shown, failed: [...once.values()], suspected, renderMs };
}
