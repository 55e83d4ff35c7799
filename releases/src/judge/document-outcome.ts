import { type Lock, releaseName, type SectionFailure } from 'shared/contract';
import { pathOf } from '../http/path-of.ts';
import type { LoadedLock } from '../store/load-lock.ts';
import type { ReleaseFolder } from '../store/release-store.ts';
import { sectionsOn } from './sections-on.ts';

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
