import { Command } from 'commander';
import type { Environment } from '../store/environment.ts';
import { createReleaseClient } from './release-client.ts';
import { readSiteAccess } from './site-access.ts';
import type { Tool } from './tool.ts';
import { changeVerbs, pruneVerb } from './verbs/change-verbs.ts';
import { historyVerb, statusVerb } from './verbs/history.ts';
import { keyVerbs } from './verbs/key.ts';
import { publishVerb, signVerb } from './verbs/publish.ts';
import { previewVerb, rolloutVerb } from './verbs/rollout.ts';
import { teamVerbs, tokenVerbs } from './verbs/team.ts';

export { ReleaseError } from '../table/release-error.ts';

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
  /** Prints errors about invalid arguments. */
  readonly tell: (text: string) => void;
  readonly progress: (share: number) => void;
}

/** The release tool. Its verbs call a site's release API and print what visitors then get. */
export function releaseProgram({ environment, print, tell, progress }: ReleaseProgramOptions): Command {
  const program = new Command('release')
    .description('Publishes, rolls out and takes back the releases of a section.')
    .option('--url <address>', 'the site (default: SOTERIA_URL, else the one of this machine)')
    // Throws instead of ending the process. Subcommands inherit this.
    .exitOverride()
    .configureOutput({ writeOut: (text) => print(text.trimEnd()), writeErr: tell });
  const access = () => readSiteAccess(environment, program.opts<{ url?: string }>().url);
  const client = async () => createReleaseClient(await access());
  const tool: Tool = { print, progress, access, client, plannedVersion: environment['RELEASE_VERSION'] || undefined };
  for (const add of VERBS) add(program, tool);
  return program;
}
