import type { Teams } from '../team.ts';
import { keyNamed } from './key-named.ts';
import { teamNamed } from './team-named.ts';

/** For a key that got into foreign hands: what it has signed is refused from now on. */
export function revokeKey(teams: Teams, name: string, id: string): Teams {
  const team = teamNamed(teams, name);
  const revoked = keyNamed(team, name, id);
  return { ...teams, [name]: { ...team, keys: team.keys.filter((key) => key !== revoked) } };
}
