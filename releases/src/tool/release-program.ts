import { Command } from 'commander';
import type { Environment } from '../store/environment.ts';
import { createReleaseClient } from './release-client.ts';
import { readSiteAccess } from './site-access.ts';
import type { Tool } from './tool.ts';
import { changeVerbs } from './verbs/change-verbs.ts';
import { historyVerb } from './verbs/history.ts';
import { keyVerbs } from './verbs/key.ts';
import { previewVerb } from './verbs/preview.ts';
import { pruneVerb } from './verbs/prune.ts';
import { publishVerb } from './verbs/publish.ts';
import { rolloutVerb } from './verbs/rollout.ts';
import { signVerb } from './verbs/sign.ts';
import { statusVerb } from './verbs/status.ts';
import { teamVerbs } from './verbs/team.ts';
import { tokenVerbs } from './verbs/token.ts';

const VERBS = [
  publishVerb,
  rolloutVerb,
  changeVerbs,
  previewVerb,
  statusVerb,
  historyVerb,
  pruneVerb,
  signVerb,
  teamVerbs,
  tokenVerbs,
  keyVerbs,
];

export interface ReleaseProgramOptions {
  readonly environment: Environment;
  readonly print: (text: string) => void;
  /** Where a command that is not understood is told so. */
  readonly tell: (text: string) => void;
  readonly progress: (share: number) => void;
}

/** The release tool: its verbs, each a call of a site's release API. Each prints what visitors get afterwards. */
export function releaseProgram({ environment, print, tell, progress }: ReleaseProgramOptions): Command {
  const program = new Command('release')
    .description('Publishes, rolls out and takes back the releases of a section.')
    .option('--url <address>', 'the site (default: SOTERIA_URL, else the one of this machine)')
    // Thrown to the caller instead: a function does not end its process. Subcommands inherit it.
    .exitOverride()
    .configureOutput({ writeOut: (text) => print(text.trimEnd()), writeErr: tell });
  const access = () => readSiteAccess(environment, program.opts<{ url?: string }>().url);
  const tool: Tool = { print, progress, access, client: async () => createReleaseClient(await access()) };
  for (const add of VERBS) add(program, tool);
  return program;
}
