import type { Command } from 'commander';
import * as v from 'valibot';
import { NoAnswer } from '../answers.ts';
import type { Tool } from '../tool.ts';

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
