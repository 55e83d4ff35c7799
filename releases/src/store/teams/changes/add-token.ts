import type { Teams } from '../team.ts';
import type { NewToken } from '../token.ts';
import { teamNamed } from './team-named.ts';

export function addToken(teams: Teams, name: string, { id, hash }: NewToken, now: Date): Teams {
  const team = teamNamed(teams, name);
  return { ...teams, [name]: { ...team, tokens: [...team.tokens, { id, hash, created: now.toISOString() }] } };
}
