import type { Teams } from '../team.ts';
import type { NewToken } from '../token.ts';
import { teamNamed } from './set-team.ts';
import { ReleaseError } from '../../../table/release-error.ts';

export function addToken(teams: Teams, name: string, { id, hash }: NewToken, now: Date): Teams {
  const team = teamNamed(teams, name);
  return { ...teams, [name]: { ...team, tokens: [...team.tokens, { id, hash, created: now.toISOString() }] } };
}

/** A revoked token opens nothing from the next request on. */
export function revokeToken(teams: Teams, name: string, id: string): Teams {
  const team = teamNamed(teams, name);
  const tokens = team.tokens.filter((token) => token.id !== id);
  if (tokens.length === team.tokens.length) throw new ReleaseError(`${name} has no token ${id}. See: release teams`);
  if (team.operator && tokens.length === 0)
    throw new ReleaseError(
      `${id} is the last token of ${name}: without it nobody could manage teams. Create another first.`,
    );
  return { ...teams, [name]: { ...team, tokens } };
}
