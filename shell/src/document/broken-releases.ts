import type { Remote, RenderJob } from 'shared/contract';
import { dirname } from 'node:path';
import type { RenderError } from './render-html.ts';

export interface BrokenRelease {
  readonly remote: Remote;
  readonly error: unknown;
}

/** Render errors by release. What cannot be told apart goes to the log. */
export function brokenReleases(errors: readonly RenderError[], { sections, stable = [] }: RenderJob): BrokenRelease[] {
  return errors.flatMap(({ error, trace }) => {
    const remote = innermost(trace, [...sections, ...stable]);
    if (!remote) console.error(error);
    return remote ? [{ remote, error }] : [];
  });
}

/** The release whose file the trace names first: a slot stands inside another section's page. */
function innermost(trace: string, sections: RenderJob['sections']): Remote | undefined {
  const places = sections.map(({ remote, serverEntry }) => ({ remote, at: trace.indexOf(dirname(serverEntry)) }));
  const named = places.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at);
  return named[0]?.remote;
}
