import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { ReleaseError } from '../../table/release-error.ts';
import type { ReleaseFolder } from '../../table/names.ts';
import { type Envelope, integrityOf, signEnvelope, type SigningKey } from './envelope.ts';

/** A release's signed file, in the release's folder. */
export const STATEMENT_FILE = 'release.dsse.json';

export const STATEMENT_TYPE = 'application/vnd.soteria.release+json';

/** What a team signs: the release's name and all of its files. */
export const ReleaseStatement = v.strictObject({
  section: v.string(),
  version: v.string(),
  /** Subresource integrity (`sha384-…`) by path in the release's folder (`browser/remoteEntry.js`). */
  files: v.record(v.string(), v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/))),
});
export type ReleaseStatement = v.InferOutput<typeof ReleaseStatement>;

/**
 * All files of a release's folder except its statement, as sorted paths with `/`.
 * Throws {@link ReleaseError} for entries that are neither file nor folder: a link could point anywhere.
 */
export async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const odd = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (odd) throw new ReleaseError(`${odd.name} is a link or a device; a release holds files only.`);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return files
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file !== STATEMENT_FILE)
    .sort();
}

/** Signs the files of a build's folder. */
export async function signRelease(folder: string, release: ReleaseFolder, key: SigningKey): Promise<Envelope> {
  const names = await filesOf(folder);
  const hashed = names.map(async (name) => [name, integrityOf(await readFile(join(folder, name)))] as const);
  const payload = JSON.stringify({ ...release, files: Object.fromEntries(await Promise.all(hashed)) });
  return signEnvelope({ payloadType: STATEMENT_TYPE, payload }, key);
}

/** Signs a build and writes the statement beside its files. */
export async function writeStatement(folder: string, release: ReleaseFolder, key: SigningKey): Promise<void> {
  const envelope = await signRelease(folder, release, key);
  await writeFile(join(folder, STATEMENT_FILE), `${JSON.stringify(envelope)}\n`);
}
