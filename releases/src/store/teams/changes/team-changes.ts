import { ReleaseError } from '../../../table/release-error.ts';
import { isSectionName } from '../../../table/names.ts';
import type { Team, Teams } from '../team.ts';
import type { NewToken } from '../token.ts';

/** Throws {@link ReleaseError} when there is no such team. */
export function teamNamed(teams: Teams, name: string): Team {
  const team = Object.hasOwn(teams, name) ? teams[name] : undefined;
  if (team) return team;
  throw new ReleaseError(
    `There is no team "${name}". Teams: ${Object.keys(teams).sort().join(', ')}. Make one: release team set ${name} --sections …`,
  );
}

const NEW: Team = { sections: [], operator: false, tokens: [], keys: [] };

/** Creates a team, or replaces the list of its sections. */
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

export function addToken(
  teams: Teams,
  { name, token, now }: { readonly name: string; readonly token: NewToken; readonly now: Date },
): Teams {
  const team = teamNamed(teams, name);
  return {
    ...teams,
    [name]: { ...team, tokens: [...team.tokens, { id: token.id, hash: token.hash, created: now.toISOString() }] },
  };
}

/** A revoked token is refused from the next request on. */
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
