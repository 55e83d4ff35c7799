import { generateKeyPairSync } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readText, writeWhole } from '../files/whole-files.ts';
import { withFileLock } from '../files/with-file-lock.ts';
import { keyIdOf } from '../signing/digests.ts';
import type { Team } from './team.ts';
import type { TeamStore } from './team-store.ts';
import { type NewToken, createToken } from './token.ts';

/** Files in `DATA_DIR/operator`, readable by the site's own user only. */
const FILES = { token: 'token', signingKey: 'signing-key.pem' };

/** What the operator of this machine releases with, without any set-up. */
export interface OperatorAccess {
  readonly token: string;
  /** Ed25519, PKCS #8 in PEM. */
  readonly signingKey: string;
}

/** Whoever may read the data folder operates this site. Undefined before an edge has started here. */
export async function readOperatorAccess(dataDir: string): Promise<OperatorAccess | undefined> {
  const [token, signingKey] = await Promise.all([
    readText(join(dataDir, 'operator', FILES.token)),
    readText(join(dataDir, 'operator', FILES.signingKey)),
  ]);
  return token === '' || signingKey === '' ? undefined : { token: token.trim(), signingKey };
}

/** Makes the operator's token and key at the first start. What is there already stays. */
export async function ensureOperator(dataDir: string, teams: TeamStore, now: Date): Promise<void> {
  const folder = join(dataDir, 'operator');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // The first edges of a shared folder take turns.
  await withFileLock(join(folder, FILES.token), async () => {
    if (await readOperatorAccess(dataDir)) return;
    const { token, signingKey, publicKey } = newAccess();
    await teams.change((present) => ({
      ...present,
      operator: operatorTeam(present['operator'], token, publicKey, now),
    }));
    await writeWhole(join(folder, FILES.signingKey), signingKey);
    await writeWhole(join(folder, FILES.token), `${token.text}\n`);
  });
}

function newAccess() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return { token: createToken(), signingKey: privateKey, publicKey };
}

/** @param before when the files were lost: what was released with the earlier key is served on */
function operatorTeam(before: Team | undefined, { id, hash }: NewToken, publicKey: string, now: Date): Team {
  const created = now.toISOString();
  const earlier = before?.keys.map((key) => ({ ...key, retired: true })) ?? [];
  const key = { id: keyIdOf(publicKey), publicKey, created, retired: false };
  return { sections: ['*'], operator: true, tokens: [{ id, hash, created }], keys: [...earlier, key] };
}
