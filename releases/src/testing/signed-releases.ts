import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import type { Refusal } from '../store/audit/record-refusals.ts';
import { fileReleaseStore } from '../store/file-release-store.ts';
import { createReleaseLoader } from '../store/load-release.ts';
import { keyIdOf, type SigningKey } from '../store/signing/envelope.ts';
import { writeStatement } from '../store/signing/release-statement.ts';
import { fileTeamStore } from '../store/teams/team-store.ts';
import type { Team } from '../store/teams/team.ts';
import { verifySigned } from '../store/verify-release.ts';
import { tempFolder } from './temp-folder.ts';

export const SEAL_KEY = Buffer.from('a key of the tests');

export interface TeamKey extends SigningKey {
  readonly publicKey: string;
}

export function newTeamKey(): TeamKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return { id: keyIdOf(publicKey), publicKey, privateKey: createPrivateKey(privateKey) };
}

export function teamWith(sections: readonly string[], keys: readonly TeamKey[], retired = false): Team {
  const created = '2026-11-21T00:00:00.000Z';
  return {
    sections: [...sections],
    operator: false,
    tokens: [],
    keys: keys.map(({ id, publicKey }) => ({ id, publicKey, created, retired })),
  };
}

/** An empty store, a team with all rights, and the refusals of the edge. */
export async function signedReleases() {
  const [root, data, key] = [await tempFolder(), await tempFolder(), newTeamKey()];
  const store = fileReleaseStore({ root, sealKey: SEAL_KEY });
  const teams = fileTeamStore(join(data, 'teams.json'));
  await teams.change(() => ({ everybody: teamWith(['*'], [key]) }));
  const refusals: Refusal[] = [];
  const refused = (refusal: Refusal) => void refusals.push(refusal);
  const folder = (section: string, version: string) => store.folder({ section, version });
  return {
    root,
    store,
    teams,
    key,
    refusals,
    refused,
    folder,
    loader: createReleaseLoader({ store, verify: verifySigned({ teams, refused }) }),
    /** Signs a stored release. */
    sign: (section: string, version: string, by: SigningKey = key) =>
      writeStatement(folder(section, version), { section, version }, by),
  };
}
