import { type Lock, releaseName, type Remote, type SectionFailure } from 'shared/contract';
import { pathOf } from '../http/log-fields.ts';
import type { LoadedLock } from '../store/load-lock.ts';
import type { ReleaseFolder } from '../store/release-store.ts';

/** The sections that a page shows: the one whose page it is, those that fill its slots, and the shell around them. */
export function sectionsOn(path: string, remotes: readonly Remote[]): string[] {
  const address = path.toLowerCase().replace(/(.)\/+$/, '$1');
  const routes = remotes.flatMap((remote) => remote.routes.map((route) => ({ ...route, section: remote.name })));
  const page = routes.find((route) => route.path === address);
  const slots = new Set(page?.slots);
  const fillers = remotes.filter((remote) => remote.slots.some(({ slot }) => slots.has(slot)));
  return [...new Set(['shell', ...(page ? [page.section] : []), ...fillers.map(({ name }) => name)])];
}

/**
 * The releases that may have broken a render which ended without an answer: all that the page shows. Which one it was the
 * judge's test finds out: the others broke no more often than their stable releases.
 */
export function suspectsOf(
  { lock, sections }: Pick<LoadedLock, 'lock' | 'sections'>,
  address: string,
): ReleaseFolder[] {
  const remotes = sections.map(({ remote }) => remote);
  return sectionsOn(pathOf(address), remotes).map((section) => ({ section, version: lock[section] ?? '' }));
}

/** What came of one document. */
export interface DocumentOutcome {
  /** The releases that the page was to show by the visitor's lock. */
  readonly shown: readonly ReleaseFolder[];
  /** Those that failed, also where another release took their place. Each once. */
  readonly failed: readonly ReleaseFolder[];
  /** Those of which one may have ended the render: for the judge, whose test sorts them out. */
  readonly suspected: readonly ReleaseFolder[];
  /** Milliseconds; null where it had been made for somebody else. */
  readonly renderMs: number | null;
}

interface MadeDocument {
  /** The visitor's lock; `loaded` may have less. */
  readonly lock: Lock;
  readonly loaded: LoadedLock;
  /** With or without a query. */
  readonly address: string;
  readonly failures: readonly SectionFailure[];
  readonly suspected: readonly ReleaseFolder[];
  readonly renderMs: number;
}

export function outcomeOf({ lock, loaded, address, failures, suspected, renderMs }: MadeDocument): DocumentOutcome {
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
