import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addRelease, type OpenedStore, type ReleaseFolder, type SigningKey, writeStatement } from 'releases/bench';

export interface CopySource {
  readonly releases: OpenedStore;
  readonly key: SigningKey;
  /** Folder of a build of the section's version 1.0.0. */
  readonly from: string;
}

/** Publishes a build once more, under a version of its own; past the gate, which would take seconds for each. */
export async function copyRelease({ releases, key, from }: CopySource, release: ReleaseFolder): Promise<void> {
  const { section, version } = release;
  const folder = releases.store.folder(release);
  await cp(from, folder, { recursive: true });
  await rename(folder, renamed(section, version));
  await writeStatement(folder, release, key);
  const url = `/_/assets/${section}/${version}/entry.js`;
  await releases.changes.change({ who: 'trial', action: 'publish', section, version }, (table) =>
    addRelease(table, { section, version, url, integrity: 'sha384-AAAA' }, new Date()),
  );
}

async function rename(folder: string, change: (text: string) => string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    const path = join(folder, file);
    // What was compressed at build is of another version.
    if (/\.(br|gz|map)$/.test(file)) await rm(path);
    else if (/\.(js|cjs|css|json)$/.test(file)) await writeFile(path, change(await readFile(path, 'utf8')));
  }
}

/** The build under names of its own, as its own build would have them. */
function renamed(section: string, version: string): (text: string) => string {
  const name = (of: string) => `${section}_${of}`.replace(/\W/g, '_');
  return (text) =>
    text
      .replaceAll(`${name('1.0.0')}:1.0.0`, `${name(version)}:${version}`)
      .replaceAll(new RegExp(`${name('1.0.0')}(?!\\d)`, 'g'), name(version))
      .replaceAll(`/${section}/1.0.0/`, `/${section}/${version}/`)
      .replaceAll('"version": "1.0.0"', `"version": "${version}"`);
}
