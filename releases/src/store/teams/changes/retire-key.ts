import type { Teams } from '../team.ts';
import { keyNamed } from './key-named.ts';
import { teamNamed } from './team-named.ts';

/** The key signs no new release; what it has signed is served on. */
export function retireKey(teams: Teams, name: string, id: string): Teams {
  const team = teamNamed(teams, name);
  const retired = { ...keyNamed(team, name, id), retired: true };
  return { ...teams, [name]: { ...team, keys: team.keys.map((key) => (key.id === id ? retired : key)) } };
}
