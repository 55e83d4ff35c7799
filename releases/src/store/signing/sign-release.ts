import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFolder } from '../release-store.ts';
import { type Envelope, type SigningKey, signEnvelope } from './envelope.ts';
import { filesOf, STATEMENT_FILE, STATEMENT_TYPE } from './release-statement.ts';
import { integrityOf } from './digests.ts';

/** The signed statement of a build as it lies in its folder. */
export async function signRelease(folder: string, release: ReleaseFolder, key: SigningKey): Promise<Envelope> {
  const names = await filesOf(folder);
  const hashed = names.map(async (name) => [name, integrityOf(await readFile(join(folder, name)))] as const);
  const payload = JSON.stringify({ ...release, files: Object.fromEntries(await Promise.all(hashed)) });
  return signEnvelope({ payloadType: STATEMENT_TYPE, payload }, key);
}

/** Signs a build, and puts the statement beside its files. */
export async function writeStatement(folder: string, release: ReleaseFolder, key: SigningKey): Promise<void> {
  const envelope = await signRelease(folder, release, key);
  await writeFile(join(folder, STATEMENT_FILE), `${JSON.stringify(envelope)}\n`);
}
