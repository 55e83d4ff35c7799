import { ReleaseError } from '../../../release-error.ts';
import type { Team } from '../team.ts';

/** Throws {@link ReleaseError} when the team has no such key. */
export function keyNamed(team: Team, name: string, id: string): Team['keys'][number] {
  const key = team.keys.find((each) => each.id === id);
  if (key) return key;
  throw new ReleaseError(`${name} has no key ${id}. See: release teams`);
}
