import type { Candidate } from './candidate.ts';

/** What each page or slot of a release sends to the browser, by its exposed module; of a shell, what every document does. */
export function filesOfPages({ kind, release }: Candidate): Readonly<Record<string, readonly string[]>> {
  if (kind === 'shell') return { 'every document': [...release.remote.js, ...release.remote.css] };
  const { entry, exposes } = release.remote;
  return Object.fromEntries(Object.entries(exposes).map(([name, { js, css }]) => [name, [entry, ...js, ...css]]));
}
