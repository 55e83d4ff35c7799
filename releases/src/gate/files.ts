import { stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Remote } from 'shared/contract';
import { type Candidate, nameOf } from './candidate.ts';
import type { Objection } from './objection.ts';

/** Browser files of each page or slot, by exposed module, and of the custom elements. A shell has one entry for every document. */
export function filesOfPages({ kind, release }: Candidate): Readonly<Record<string, readonly string[]>> {
  if (kind === 'shell')
    return { 'every document': [...release.remote.js, ...(release.remote.app ?? []), ...release.remote.css] };
  const { entry, exposes, elements } = release.remote;
  const pages = Object.entries(exposes).map(([name, { js, css }]) => [name, [entry, ...js, ...css]] as const);
  return { ...Object.fromEntries(pages), ...(elements === undefined ? {} : { 'its custom elements': [elements] }) };
}

/** Objects when a file that `remote.json` names is missing. */
export async function fileObjections(candidate: Candidate): Promise<Objection[]> {
  const messages = [
    ...(await missingFiles(candidate)),
    ...(candidate.kind === 'section' ? missingModules(candidate.release.remote) : missingScript(candidate)),
  ];
  return messages.map((message) => ({ rule: 'files', message: `${message} Build it again, and publish all of it.` }));
}

async function missingFiles(candidate: Candidate): Promise<string[]> {
  const missing = await Promise.all(
    namedFiles(candidate).map(async (file) => ((await isFile(join(candidate.folder, file))) ? [] : [file])),
  );
  return missing.flat().map((file) => `${file} is missing: the build is not complete.`);
}

function namedFiles(candidate: Candidate): string[] {
  const { kind, release } = candidate;
  const extra = kind === 'shell' ? release.remote.fonts : [release.remote.entry];
  const browser = new Set([...extra, ...Object.values(filesOfPages(candidate)).flat()]);
  const server = kind === 'shell' ? release.shellEntry : release.serverEntry;
  return [
    ...(server === null ? [] : [relative(candidate.folder, server)]),
    ...[...browser].map((file) => join('browser', file)),
  ];
}

function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

function missingModules({ routes, slots, exposes }: Remote): string[] {
  const modules = [...routes.map(({ page }) => `pages/${page}`), ...slots.map(({ expose }) => `slots/${expose}`)];
  return [...new Set(modules)]
    .filter((name) => !Object.hasOwn(exposes, name))
    .map((name) => `remote.json names ${name}, which the build does not expose.`);
}

function missingScript(candidate: Candidate): string[] {
  const scripts = Object.values(filesOfPages(candidate)).flat();
  return scripts.some((file) => file.endsWith('.js')) ? [] : [`${nameOf(candidate.release)} names no script.`];
}
