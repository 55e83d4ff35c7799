import type { Remote, SectionFailure } from 'shared/contract';

/** @param error what was thrown */
export function failureOf(remote: Remote, reason: SectionFailure['reason'], error: unknown): SectionFailure {
  const cause = error instanceof Error ? wordsOf(remote, error) : String(error);
  return { ok: false, reason, cause, section: remote.name, version: remote.version, ...placeOf(remote, error) };
}

/** Whoever develops a section reads where it failed: the section kit has the shell as it is released. */
function wordsOf({ version }: Remote, { message, stack = message }: Error): string {
  return version.endsWith('-dev') ? stack : message;
}

/** The first place of the release in the error's stack. */
function placeOf({ name, version }: Remote, error: unknown): Pick<SectionFailure, 'at' | 'kind'> {
  if (!(error instanceof Error)) return {};
  const [, stack = ''] = error.stack?.split(`/${name}/${version}/`) ?? [];
  const [at] = /^[\w./-]+:\d+:\d+/.exec(stack) ?? [];
  return at === undefined ? {} : { at, kind: error.name };
}
