import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { readText, withFileLock, writeWhole } from '../files/text-files.ts';
import { keyIdOf } from '../signing/envelope.ts';
import type { TeamStore } from './team-store.ts';
import type { Team } from './team.ts';
import { createToken, knownToken } from './token.ts';

/** Files in `DATA_DIR/operator`. Only the site's own user can read them. */
const FILES = { token: 'token', signingKey: 'signing-key.pem' };

/** Credentials of the operator of this machine. They need no set-up. */
export interface OperatorAccess {
  readonly token: string;
  /** Ed25519, PKCS #8 in PEM. */
  readonly signingKey: string;
}

/** The operator's credentials for everyone who can read the data folder. Undefined before the first start. */
export async function readOperatorAccess(dataDir: string): Promise<OperatorAccess | undefined> {
  const [token, signingKey] = await Promise.all([
    readText(join(dataDir, 'operator', FILES.token)),
    readText(join(dataDir, 'operator', FILES.signingKey)),
  ]);
  return token === '' || signingKey === '' ? undefined : { token: token.trim(), signingKey };
}

export interface EnsureOperatorOptions {
  readonly teams: TeamStore;
  readonly now: Date;
  /** Reads the one access of a site with many machines, or stores what `make` returns. Default: each machine has its own. */
  readonly ofSite?: (make: () => string) => Promise<string>;
}

/** Creates the operator's token and key at the first start. Existing ones stay. */
export async function ensureOperator(dataDir: string, { teams, now, ofSite }: EnsureOperatorOptions): Promise<void> {
  const folder = join(dataDir, 'operator');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Several edges may start at once in a shared folder.
  await withFileLock(join(folder, FILES.token), async () => {
    if (!ofSite && (await readOperatorAccess(dataDir))) return;
    const made = createOperatorAccess();
    const access = ofSite ? v.parse(NewAccess, JSON.parse(await ofSite(() => JSON.stringify(made)))) : made;
    // An operator's key that was deleted must not return at the next start.
    if (access.publicKey === made.publicKey)
      await teams.change((present) => ({
        ...present,
        operator: operatorTeam(present['operator'], access, now.toISOString()),
      }));
    await writeWhole(join(folder, FILES.signingKey), access.signingKey);
    await writeWhole(join(folder, FILES.token), `${access.token.text}\n`);
  });
}

const NewAccess = v.object({
  token: v.object({ id: v.string(), text: v.string(), hash: v.string() }),
  signingKey: v.string(),
  publicKey: v.string(),
});
type NewAccess = v.InferOutput<typeof NewAccess>;

function createOperatorAccess(): NewAccess {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return { token: createToken(), signingKey: privateKey, publicKey };
}

/** @param before the team whose files were lost: its keys are retired, so its releases stay valid */
function operatorTeam(before: Team | undefined, { token, publicKey }: NewAccess, created: string): Team {
  const { id, hash } = token;
  const earlier = before?.keys.map((key) => ({ ...key, retired: true })) ?? [];
  const key = { id: keyIdOf(publicKey), publicKey, created, retired: false };
  return { sections: ['*'], operator: true, tokens: [{ id, hash, created }], keys: [...earlier, key] };
}

/** This machine's access as a site with many machines stores it. Undefined before the first start. Nothing is made or changed. */
export async function operatorAccessText(dataDir: string): Promise<string | undefined> {
  const access = await readOperatorAccess(dataDir);
  if (!access) return undefined;
  const { token, signingKey } = access;
  const publicKey = createPublicKey(signingKey).export({ type: 'spki', format: 'pem' }).toString();
  return JSON.stringify({ token: knownToken(token), signingKey, publicKey } satisfies NewAccess);
}
