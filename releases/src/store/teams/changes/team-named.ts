import { ReleaseError } from '../../../release-error.ts';
import type { Team, Teams } from '../team.ts';

/** Throws {@link ReleaseError} when there is no such team. */
export function teamNamed(teams: Teams, name: string): Team {
  const team = Object.hasOwn(teams, name) ? teams[name] : undefined;
  if (team) return team;
  throw new ReleaseError(
    `There is no team "${name}". Teams: ${Object.keys(teams).sort().join(', ')}. Make one: release team set ${name} --sections …`,
  );
}
