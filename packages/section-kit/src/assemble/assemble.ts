import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Remote, StrictDefinition } from 'shared/contract';
import * as v from 'valibot';
import { checkedRegistration, SectionError, StandardDefinition, standardRemote } from './standard-remote.ts';

export interface SectionProject {
  /** With `remote.json`. */
  readonly folder: string;
  /** The build: `browser/` with `mf-manifest.json`, and `server/render.mjs` if the server draws its pages too. */
  readonly build: string;
  readonly version: string;
}

/** Makes a release of a bundler's build: writes its `remote.json`. @throws {SectionError} */
export async function assemble({ folder, build, version }: SectionProject): Promise<Remote> {
  const registration = await readRegistration(folder);
  const manifest = await readJson(join(build, 'browser', 'mf-manifest.json'), {
    schema: v.unknown(),
    hint: 'Build the section first, with `manifest: true` in its federation plugin and `browser` as its output folder.',
  });
  const remote = standardRemote({ registration, manifest, version });
  await writeFile(join(build, 'remote.json'), `${JSON.stringify(remote, null, 2)}\n`);
  return remote;
}

/** Looks at the release that the kit's webpack preset made. @throws {SectionError} when it is none */
export async function presetRelease(folder: string): Promise<void> {
  await readJson(join(folder, 'remote.json'), {
    schema: Remote,
    hint: 'section-kit/webpack writes it. If another bundler builds this section, its remote.json says "runtime": "standard".',
  });
}

/**
 * The `remote.json` in a team's folder.
 * @param isPreset the kit's webpack preset builds the section
 * @throws {SectionError} with one sentence for each mistake
 */
export async function readRegistration(folder: string, isPreset = false) {
  const hint = 'It says which pages and slots the section has.';
  const registration = await readJson(join(folder, 'remote.json'), { schema: v.unknown(), hint });
  return checkedRegistration(registration, isPreset ? StrictDefinition : StandardDefinition);
}

interface Expected<T> {
  readonly schema: v.GenericSchema<unknown, T>;
  /** What to do when there is no such file. */
  readonly hint: string;
}

/** @throws {SectionError} when there is no such file, or something else is in it */
export async function readJson<T>(file: string, { schema, hint }: Expected<T>): Promise<T> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new SectionError(`There is no ${file}. ${hint}`, { cause });
  });
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (read.success) return read.output;
  throw new SectionError(`${file} is not valid: ${v.summarize(read.issues)}`);
}
