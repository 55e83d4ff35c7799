import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { assetPath, releaseName } from 'shared/contract';
import { checkRelease } from '../gate/check-release.ts';
import { refuse } from '../gate/refuse.ts';
import { addRelease } from '../releases/changes/add-release.ts';
import { changeDocument } from '../releases/change-document.ts';
import { ReleaseError, ReleaseExists } from '../releases/release-error.ts';
import { readSectionRelease, readShellRelease } from '../releases/load-release.ts';
import type { ReleaseDocument } from '../releases/release-document.ts';
import type { ReleaseFolder, ReleaseStore } from '../releases/release-store.ts';
import { type BuildChoice, findBuild } from './find-build.ts';

export interface Publication extends BuildChoice {
  readonly now: Date;
  readonly overBudget?: string | undefined;
}

export interface Publisher {
  readonly store: ReleaseStore;
  /** The built render worker. */
  readonly workerFile: string;
  readonly log: FastifyBaseLogger;
}

/** Lets a build through the gate, stores it, and enters it in the release document. */
export async function publish(publisher: Publisher, publication: Publication): Promise<ReleaseFolder> {
  const { store } = publisher;
  const { section, overBudget, now } = publication;
  const { folder, version } = await findBuild(publication);
  const release = { section, version };
  const { document } = await store.read();
  refuseTwice(document, release);
  refuse(release, await checkRelease({ ...publisher, ...release, document, folder, overBudget }));
  const entry = await entryOf(folder, release);
  // A publication that was cut off between store and document is finished by repeating it.
  if (!(await store.has(release))) await store.publish(release, folder);
  await changeDocument(store, (latest) => addRelease(latest, { ...release, ...entry }, now));
  return release;
}

function refuseTwice({ microFrontends }: ReleaseDocument, { section, version }: ReleaseFolder): void {
  const entered = microFrontends[section]?.some(({ metadata }) => metadata.version === version);
  if (entered) throw new ReleaseExists(releaseName(section, version));
}

/** The release's first script and its hash. */
async function entryOf(folder: string, release: ReleaseFolder): Promise<{ url: string; integrity: string }> {
  const first = await firstScript(folder, release);
  const hash = createHash('sha384').update(await readFile(join(folder, 'browser', first)));
  return { url: assetPath(release.section, release.version, first), integrity: `sha384-${hash.digest('base64')}` };
}

async function firstScript(folder: string, release: ReleaseFolder): Promise<string> {
  if (release.section !== 'shell') return (await readSectionRelease(folder, release)).remote.entry;
  const first = (await readShellRelease(folder, release)).remote.js.at(-1);
  if (first === undefined) throw new ReleaseError(`${folder}/remote.json names no script.`);
  return first;
}
