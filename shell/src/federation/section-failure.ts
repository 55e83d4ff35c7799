import type { Remote, SectionFailure } from 'shared/contract';

/** @param error what was thrown */
export function failureOf(remote: Remote, reason: SectionFailure['reason'], error: unknown): SectionFailure {
  const cause = error instanceof Error ? error.message : String(error);
  return { ok: false, reason, cause, section: remote.name, version: remote.version };
}
