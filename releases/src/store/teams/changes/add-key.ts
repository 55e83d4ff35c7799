import { createPublicKey, type KeyObject } from 'node:crypto';
import { ReleaseError } from '../../../release-error.ts';
import { keyIdOf } from '../../signing/key-id.ts';
import type { Teams } from '../team.ts';
import { teamNamed } from './team-named.ts';

/** Lets a team sign with a key. One that it has already stays as it is. @param publicKey Ed25519, SPKI in PEM */
export function addKey(teams: Teams, name: string, publicKey: string, now: Date): Teams {
  const team = teamNamed(teams, name);
  const pem = String(ed25519(publicKey).export({ type: 'spki', format: 'pem' }));
  const id = keyIdOf(pem);
  if (team.keys.some((key) => key.id === id)) return teams;
  refuseForeign(teams, name, id);
  const key = { id, publicKey: pem, created: now.toISOString(), retired: false };
  return { ...teams, [name]: { ...team, keys: [...team.keys, key] } };
}

function ed25519(pem: string): KeyObject {
  if (pem.includes('PRIVATE'))
    throw new ReleaseError('This is a private key. Keep it to yourself, and register its public part (PUBLIC KEY).');
  try {
    const key = createPublicKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    throw new ReleaseError('This is not a public key in PEM.', { cause });
  }
  throw new ReleaseError('This is not an Ed25519 key. Make one: release key create <team>');
}

/** Else nobody could say which team has signed. */
function refuseForeign(teams: Teams, name: string, id: string): void {
  const owner = Object.entries(teams).find(([other, { keys }]) => other !== name && keys.some((key) => key.id === id));
  if (owner) throw new ReleaseError(`The key ${id} belongs to ${owner[0]}. Every team has keys of its own.`);
}
