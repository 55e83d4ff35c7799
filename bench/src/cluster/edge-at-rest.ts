import { createLimits, openDatabase, openLastAnswers } from 'database';
import { createLogger, openForms, readConfig } from 'edge/bench';
import { openReleases } from 'releases/bench';
import { join } from 'node:path';
import type { Cluster } from '../../../tooling/run/cluster/cluster.mjs';

export interface EdgeAtRest {
  readonly stop: () => Promise<void>;
}

/**
 * All of an edge that speaks with the database, in this process: no server and no rendering. Nobody visits it.
 * @param number its data folder's name has it
 */
export async function openEdgeAtRest({ settings, url: publicUrl }: Cluster, number: number): Promise<EdgeAtRest> {
  const config = readConfig({
    PORT: '1',
    PUBLIC_URL: publicUrl,
    DATA_DIR: join(settings.folder, `at-rest-${number}`),
    CONTENT_API_URL: `http://127.0.0.1:${settings.contentPort}`,
    DATABASE_URL: settings.databases.edge,
    SITE_KEY: settings.siteKey,
  });
  const log = createLogger('silent');
  const database = openDatabase({ url: settings.databases.edge, log });
  const lastAnswers = await openLastAnswers({ database, file: join(config.dataDir, 'last-answers.json'), log });
  const shared = { database, lastAnswers, siteKey: Buffer.from(settings.siteKey, 'hex') };
  const limits = createLimits({ shared, log });
  const forms = await openForms({ config, shared, limits, log });
  const openRenderer = () => {
    throw new Error('Nobody publishes to an edge at rest.');
  };
  const releases = await openReleases({ ...config, shared, limits, openRenderer, parts: [forms.part], log });
  return {
    async stop() {
      await releases.close();
      await forms.close();
      limits.close();
      await database.close();
      await lastAnswers.close();
    },
  };
}
