import { createPublicKey, type KeyObject } from 'node:crypto';
import { ReleaseError } from '../../../table/release-error.ts';
import { keyIdOf } from '../../signing/envelope.ts';
import type { Team, Teams } from '../team.ts';
import { teamNamed } from './team-changes.ts';

/** Throws {@link ReleaseError} when the team has no such key. */
function keyNamed(team: Team, name: string, id: string): Team['keys'][number] {
  const key = team.keys.find((each) => each.id === id);
  if (key) return key;
  throw new ReleaseError(`${name} has no key ${id}. See: release teams`);
}

export interface NewKey {
  /** The team's name. */
  readonly name: string;
  /** Ed25519, SPKI in PEM. */
  readonly publicKey: string;
  readonly now: Date;
}

/** Lets a team sign with a key. A key that the team has already stays as it is. */
export function addKey(teams: Teams, { name, publicKey, now }: NewKey): Teams {
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

/** Throws {@link ReleaseError} when another team has this key: a key identifies its team. */
function refuseForeign(teams: Teams, name: string, id: string): void {
  const owner = Object.entries(teams).find(([other, { keys }]) => other !== name && keys.some((key) => key.id === id));
  if (owner) throw new ReleaseError(`The key ${id} belongs to ${owner[0]}. Every team has keys of its own.`);
}

/** A retired key signs no new release. Releases that it signed stay valid. */
export function retireKey(teams: Teams, name: string, id: string): Teams {
  const team = teamNamed(teams, name);
  const retired = { ...keyNamed(team, name, id), retired: true };
  return { ...teams, [name]: { ...team, keys: team.keys.map((key) => (key.id === id ? retired : key)) } };
}

/** For a stolen key: releases that it signed are refused from now on. */
export function revokeKey(teams: Teams, name: string, id: string): Teams {
  const team = teamNamed(teams, name);
  const revoked = keyNamed(team, name, id);
  return { ...teams, [name]: { ...team, keys: team.keys.filter((key) => key !== revoked) } };
}
