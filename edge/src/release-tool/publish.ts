import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetPath, releaseName } from 'shared/contract';
import { addRelease } from '../releases/changes/add-release.ts';
import { changeDocument } from '../releases/change-document.ts';
import { ReleaseError, ReleaseExists } from '../releases/release-error.ts';
import { readSectionRelease, readShellRelease } from '../releases/load-release.ts';
import type { ReleaseFolder, ReleaseStore } from '../releases/release-store.ts';
import { type Build, type BuildChoice, findBuild } from './find-build.ts';
import { refuseOverlap } from './refuse-overlap.ts';

/** A version is a folder's name and a part of addresses: semver, and nothing that leads elsewhere. */
const VERSION = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
const SECTION = /^[a-z][a-z0-9-]*$/;

export interface Publication extends BuildChoice {
  readonly now: Date;
}

/** Checks a build, stores it, and enters it in the release document. */
export async function publish(store: ReleaseStore, publication: Publication): Promise<ReleaseFolder> {
  const { section, now } = publication;
  if (!SECTION.test(section))
    throw new ReleaseError(`"${section}" is not a section's name (lower-case letters, digits, dashes).`);
  const build = await findBuild(publication);
  if (!VERSION.test(build.version))
    throw new ReleaseError(`"${build.version}" is not a version such as 1.2.0 or 1.2.0-rc.1.`);
  const release = { section, version: build.version };
  const entry = await checkedEntry(build, release);
  await refuseOverlap(store, release, build.folder);
  await storeOnce(store, release, build.folder);
  await changeDocument(store, (document) => addRelease(document, { ...release, ...entry }, now));
  return release;
}

/** A publication that was cut off between store and document is finished by repeating it. */
async function storeOnce(store: ReleaseStore, release: ReleaseFolder, from: string): Promise<void> {
  const { document } = await store.read();
  const entered = document.microFrontends[release.section]?.some(
    ({ metadata }) => metadata.version === release.version,
  );
  if (entered) throw new ReleaseExists(releaseName(release.section, release.version));
  if (!(await store.has(release))) await store.publish(release, from);
}

/** The release's first script and its hash. Every file that the build names must be there. */
async function checkedEntry({ folder }: Build, release: ReleaseFolder): Promise<{ url: string; integrity: string }> {
  const { files, server, first } = await filesOf(folder, release);
  const contents = await Promise.all([join('server', server), ...files.map((file) => join('browser', file))].map(read));
  if (contents.length === 0 || first === undefined) throw new ReleaseError(`${folder}/remote.json names no script.`);
  const integrity = `sha384-${createHash('sha384')
    .update(await read(join('browser', first)))
    .digest('base64')}`;
  return { url: assetPath(release.section, release.version, first), integrity };

  async function read(file: string): Promise<Buffer> {
    return readFile(join(folder, file)).catch((cause: unknown) => {
      throw new ReleaseError(`${join(folder, file)} is missing: the build is not complete.`, { cause });
    });
  }
}

async function filesOf(folder: string, release: ReleaseFolder) {
  if (release.section === 'shell') {
    const { remote } = await readShellRelease(folder, release);
    return { files: [...remote.js, ...remote.css, ...remote.fonts], server: 'server.cjs', first: remote.js.at(-1) };
  }
  const { remote } = await readSectionRelease(folder, release);
  const exposed = Object.values(remote.exposes).flatMap(({ js, css }) => [...js, ...css]);
  return { files: [remote.entry, ...exposed], server: 'remoteEntry.cjs', first: remote.entry };
}
