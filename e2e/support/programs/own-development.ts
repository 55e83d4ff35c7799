import { type OwnCommand, startOwnCommand } from './own-command.ts';

export interface DevelopmentOptions {
  readonly workspace: string;
  readonly section: string;
  /** The site that is developed against. */
  readonly siteUrl: string;
}

/** `npm run dev` of a workspace, against a site. */
export async function startDevelopment({ workspace, section, siteUrl }: DevelopmentOptions): Promise<OwnCommand> {
  return startOwnCommand({ workspace, command: 'dev.mjs', args: [section], env: { SOTERIA_URL: siteUrl } });
}
