import { type Remote, releaseName } from 'shared/contract';
import { type LoadedLock, pathOf, sectionsOn } from 'releases/serving';

/** A circuit breaker for each release. The code of one that timed out on the server does not run for a while. */
export interface ReleaseCircuits {
  /** Returns the releases that must not run now. After the pause, the first caller may run one as a trial. */
  open(releases: readonly string[]): readonly string[];
  /** Call it when a release timed out. */
  broke(release: string): void;
  /** Call it when these releases ran and returned. */
  returned(releases: readonly string[]): void;
}

/** A release that never returns costs one worker's time limit in each pause. */
const PAUSE_MS = 30_000;

/** @param now milliseconds since 1970; tests set it */
export function createReleaseCircuits(now: () => number = Date.now): ReleaseCircuits {
  const closedUntil = new Map<string, number>();

  function isOpen(release: string): boolean {
    const until = closedUntil.get(release);
    if (until === undefined) return false;
    if (now() < until) return true;
    // This caller runs the trial. Others wait for its end, or for one more pause.
    closedUntil.set(release, now() + PAUSE_MS);
    return false;
  }

  return {
    open: (releases) => releases.filter(isOpen),
    broke: (release) => void closedUntil.set(release, now() + PAUSE_MS),
    returned(releases) {
      for (const release of releases) closedUntil.delete(release);
    },
  };
}

/** The releases of a page that must not run now. @param address path and query */
export function pausedOn(circuits: ReleaseCircuits, loaded: LoadedLock, address: string): Remote[] {
  const remotes = remotesOn(loaded, address);
  const open = circuits.open(remotes.map(nameOf));
  return remotes.filter((remote) => open.includes(nameOf(remote)));
}

/** The releases whose code runs for an address. */
export function remotesOn({ sections }: LoadedLock, address: string): Remote[] {
  const remotes = sections.map(({ remote }) => remote);
  const shown = sectionsOn(pathOf(address), remotes);
  return remotes.filter(({ name }) => shown.includes(name));
}

/** `events@1.1.0` */
export function nameOf({ name, version }: Remote): string {
  return releaseName(name, version);
}
