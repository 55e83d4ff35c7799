import { ReleaseError } from '../../../release-error.ts';
import { isSectionName } from '../../../table/section-name.ts';
import type { Team, Teams } from '../team.ts';

const NEW: Team = { sections: [], operator: false, tokens: [], keys: [] };

/** Makes a team, or says anew which sections are its own. */
export function setTeam(teams: Teams, name: string, sections: readonly string[]): Teams {
  if (!isSectionName(name))
    throw new ReleaseError(`"${name}" is not a team's name (lower-case letters, digits, dashes).`);
  const odd = sections.find((section) => section !== '*' && !isSectionName(section));
  if (odd !== undefined)
    throw new ReleaseError(`"${odd}" is not a section's name (lower-case letters, digits, dashes).`);
  const team = teams[name] ?? NEW;
  if (team.operator)
    throw new ReleaseError(`${name} operates this site and releases every section. Name another team.`);
  return { ...teams, [name]: { ...team, sections: [...new Set(sections)] } };
}
