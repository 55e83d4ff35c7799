import { hash, randomBytes } from 'node:crypto';
import { ReleaseError } from '../../table/release-error.ts';
import { isSameText } from '../files/secrets.ts';
import type { Identity, Team, Teams } from './team.ts';

const TOKEN = /^soteria_([\w-]{8})_([\w-]{43})$/;

export interface NewToken {
  readonly id: string;
  /** `soteria_<id>_<secret>`. It is shown once and not stored. */
  readonly text: string;
  readonly hash: string;
}

export function createToken(): NewToken {
  // Hexadecimal, so that no id starts with a dash on a command line.
  const [id, secret] = [randomBytes(4).toString('hex'), randomBytes(32).toString('base64url')];
  return { id, text: `soteria_${id}_${secret}`, hash: hashOf(secret) };
}

/** The parts of a token that was created before. Throws when the text is none. */
export function knownToken(text: string): NewToken {
  const [, id, secret] = TOKEN.exec(text) ?? [];
  if (id === undefined || secret === undefined)
    throw new ReleaseError("The operator's token is not valid: it was changed.");
  return { id, text, hash: hashOf(secret) };
}

/** The owner of a token; null when no team has it now. */
export function authenticate(teams: Teams, text: string): Identity | null {
  const [, id, secret] = TOKEN.exec(text) ?? [];
  if (id === undefined || secret === undefined) return null;
  for (const [name, team] of Object.entries(teams)) {
    const token = team.tokens.find((each) => each.id === id);
    if (token && isSameText(token.hash, hashOf(secret))) return identityOf(name, team, id);
  }
  return null;
}

function identityOf(name: string, { operator, sections }: Team, tokenId: string): Identity {
  return { team: name, tokenId, operator, sections };
}

/** A fast hash is enough for 256 random bits. */
function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
