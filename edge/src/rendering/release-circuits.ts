/** Releases whose code did not return on the server: it is not entered for a while. A circuit breaker for each. */
export interface ReleaseCircuits {
  /** Those of some releases that are not to be entered now. After the pause, the first who asks is let in: a trial. */
  open(releases: readonly string[]): readonly string[];
  /** A release has not returned in time. */
  broke(release: string): void;
  /** These were entered, and have returned. */
  returned(releases: readonly string[]): void;
}

/** A worker's time each half a minute is what a release that never returns may cost. */
const PAUSE_MS = 30_000;

/** @param now milliseconds since 1970; tests move it */
export function createReleaseCircuits(now: () => number = Date.now): ReleaseCircuits {
  const closedUntil = new Map<string, number>();

  function isOpen(release: string): boolean {
    const until = closedUntil.get(release);
    if (until === undefined) return false;
    if (now() < until) return true;
    // The trial is this caller's; until it is over, or is never heard of again, the others wait.
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
