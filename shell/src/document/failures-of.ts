import type { RenderJob, SectionFailure } from 'shared/contract';
import { dirname } from 'node:path';
import { failureOf } from '../federation/section-modules.ts';
import { regionStates } from './region-states.ts';

/** Everything that went wrong with sections in one document, by release. */
export function failuresOf(
  loaderData: Readonly<Record<string, unknown>>,
  errors: readonly unknown[],
  job: RenderJob,
): SectionFailure[] {
  const loaded = regionStates(loaderData).flatMap((state) => (state.status === 'failed' ? [state.failure] : []));
  const rendered = errors.flatMap((error) => renderFailure(error, job));
  return [...loaded, ...rendered];
}

/** A render error belongs to the release whose file is in its stack. */
function renderFailure(error: unknown, { sections }: RenderJob): SectionFailure[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const source = sections.find(({ serverEntry }) => stack.includes(dirname(serverEntry)));
  if (source) return [failureOf(source.remote, 'render', error)];
  console.error(error);
  return [];
}
