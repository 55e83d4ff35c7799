import { type OwnCommand, startOwnCommand } from './own-command.ts';
import { site } from '../site.ts';

export interface StartOptions {
  readonly workspace: string;
  readonly dataDir: string;
}

/** `npm start` of a workspace, with the CMS of the site under test. */
export async function startSiteOf({ workspace, dataDir }: StartOptions): Promise<OwnCommand> {
  const env = { DATA_DIR: dataDir, CONTENT_API_URL: site.cmsUrl };
  return startOwnCommand({ workspace, command: 'start.mjs', env });
}
