import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { fileReleaseStore } from '../releases/file-release-store.ts';
import { releaseProgram } from '../release-tool/release-program.ts';
import { startEdge } from '../start-edge.ts';
import { afterTest } from './after-test.ts';
import { writeSectionBuild, writeShellBuild } from './builds.ts';
import { type ContentApi, startContentApi } from './content-api.ts';
import { builtRenderWorker } from './render-worker.ts';
import { silentLog } from './silent-log.ts';
import { tempFolder } from './temp-folder.ts';

export const HOOK_SECRET = 'a-long-enough-secret';

export interface Site {
  readonly origin: string;
  readonly api: ContentApi;
  /** What an element of `npm run release -- …` does. */
  readonly release: (command: string) => Promise<string>;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

/** An empty release store, and the release tool over it. */
export function releaseTool(dataDir: string): (command: string) => Promise<string> {
  const store = fileReleaseStore(join(dataDir, 'releases'));
  return async (command) => {
    const printed: string[] = [];
    const print = (text: string) => void printed.push(text);
    const workerFile = await builtRenderWorker();
    const program = releaseProgram({ store, workerFile, log: silentLog, print, now: () => new Date() });
    program.configureOutput({ writeErr: (text) => printed.push(text), writeOut: (text) => printed.push(text) });
    program.commands.forEach((verb) => verb.copyInheritedSettings(program));
    await program.parseAsync(command.split(' '), { from: 'user' });
    return printed.join('\n');
  };
}

/** The whole edge on a real port, with a shell and two releases of the events section, the first of which serves. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const [dataDir, builds, api] = [await tempFolder(), await tempFolder(), await startContentApi()];
  const release = releaseTool(dataDir);
  await release(`publish shell --from ${await writeShellBuild(join(builds, 'shell'))}`);
  await release(`publish events --from ${await writeSectionBuild(join(builds, 'events-1'), 'events', '1.0.0')}`);
  await release(`publish events --from ${await writeSectionBuild(join(builds, 'events-2'), 'events', '1.1.0')}`);
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    CONTENT_API_URL: api.origin,
    CONTENT_HOOK_SECRET: HOOK_SECRET,
    PUBLIC_URL: 'http://church.example',
    RENDER_LIMIT_MS: '1500',
    RENDER_MEMORY_MB: '64',
    ...settings,
  });
  const edge = await startEdge({ config, log: silentLog, workerFile: await builtRenderWorker() });
  afterTest(edge.stop);
  return { origin: edge.address, api, release, dataDir, stop: edge.stop };
}
