import type { Remote, SectionFailure } from 'shared/contract';
import type { LoadedLock } from 'releases/serving';

/** The failure of a release whose circuit is open. */
export function notEntered({ name, version }: Remote): SectionFailure {
  const cause = 'It did not return on the server, and is not entered for a while.';
  return { ok: false, reason: 'render', cause, section: name, version };
}

/** One failure for each candidate. Any of them may have ended the render, not only the one that was entered last. */
export function failedCandidates({ lock }: LoadedLock, stable: LoadedLock, error: unknown): SectionFailure[] {
  const cause = `The render was ended: ${error instanceof Error ? error.message : String(error)}`;
  return Object.entries(lock).flatMap(([section, version]) => {
    if (version === stable.lock[section]) return [];
    return [{ ok: false, reason: 'render', cause, section, version, replaced: true } as const];
  });
}
