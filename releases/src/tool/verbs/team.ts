import type { Command } from 'commander';
import * as v from 'valibot';
import { NoAnswer } from '../answers.ts';
import { table } from '../table.ts';
import type { Tool } from '../tool.ts';

const Token = v.object({ id: v.string(), created: v.string() });
const Key = v.object({ id: v.string(), created: v.string(), retired: v.boolean() });
const Team = v.object({
  sections: v.array(v.string()),
  operator: v.boolean(),
  tokens: v.array(Token),
  keys: v.array(Key),
});
const TeamsAnswer = v.object({ teams: v.record(v.string(), Team) });
type TeamsAnswer = v.InferOutput<typeof TeamsAnswer>;

export function teamVerbs(program: Command, { print, client }: Tool): void {
  program
    .command('team')
    .description('Teams, for an operator.')
    .command('set <team>')
    .description('Makes a team, or says anew which sections it releases.')
    .requiredOption('--sections <names>', 'separated by commas; "" for none')
    .action(async (team: string, { sections: names }: { sections: string }) => {
      const sections = names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
      const path = `/teams/${encodeURIComponent(team)}`;
      await (await client()).call({ method: 'PUT', path, json: { sections }, schema: NoAnswer });
      print(`${team} may release ${sections.join(', ') || 'nothing'}.`);
    });

  program
    .command('teams')
    .description('Lists the teams, their tokens and keys, for an operator.')
    .action(async () => print(teamsTable(await (await client()).call({ path: '/teams', schema: TeamsAnswer }))));
}

function teamsTable({ teams }: TeamsAnswer): string {
  const rows = Object.entries(teams).flatMap(([name, { sections, tokens, keys }]) => [
    [name, `releases ${sections.join(', ') || 'nothing'}`, '', '', ''],
    ...tokens.map(({ id, created }) => [name, 'token', id, created, '']),
    ...keys.map(({ id, created, retired }) => [name, 'key', id, created, retired ? 'retired' : '']),
  ]);
  return table(['team', 'what', 'id', 'created', 'state'], rows);
}

const TokenAnswer = v.object({ id: v.string(), token: v.string() });

export function tokenVerbs(program: Command, { print, client }: Tool): void {
  const token = program.command('token').description("A team's tokens, for an operator.");

  token
    .command('create <team>')
    .description('Makes a token and shows it, this once.')
    .action(async (team: string) => {
      const path = `/teams/${encodeURIComponent(team)}/tokens`;
      const made = await (await client()).call({ method: 'POST', path, json: {}, schema: TokenAnswer });
      print(
        `Token ${made.id} of ${team}. It is shown only now; put it into SOTERIA_TOKEN where ${team} releases from:`,
      );
      print(made.token);
    });

  token
    .command('revoke <team> <id>')
    .description('From now on the token opens nothing.')
    .action(async (team: string, id: string) => {
      const path = `/teams/${encodeURIComponent(team)}/tokens/${encodeURIComponent(id)}`;
      await (await client()).call({ method: 'DELETE', path, schema: NoAnswer });
      print(`The token ${id} of ${team} is revoked.`);
    });
}
