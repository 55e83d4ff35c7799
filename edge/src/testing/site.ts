import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../config/config.ts';
import { afterTest, silentLog, tempFolder, writeSectionBuild, writeShellBuild } from 'releases/testing';
import { releaseProgram } from 'releases/tool';
import { startEdge } from '../start-edge.ts';
import { type ContentApi, startContentApi } from './content-api.ts';
import { builtRenderWorker } from './render-worker.ts';

export const HOOK_SECRET = 'a-long-enough-secret';

/** Runs the arguments of `npm run release -- …`, and returns what is printed. */
export type RunReleaseTool = (command: string) => Promise<string>;

export interface EmptySite {
  readonly origin: string;
  readonly api: ContentApi;
  readonly release: RunReleaseTool;
  readonly dataDir: string;
  readonly config: Config;
  readonly stop: () => Promise<void>;
}

export interface Site extends EmptySite {
  /** Folders of the builds that are published. */
  readonly builds: string;
}

/** The release tool in an environment. Arguments are separated by blanks. */
export function releaseTool(environment: Readonly<Record<string, string>>): RunReleaseTool {
  return async (command) => {
    const printed: string[] = [];
    const print = (text: string) => void printed.push(text);
    const program = releaseProgram({ environment, print, tell: print, progress: () => undefined });
    await program.parseAsync(command.split(' '), { from: 'user' });
    return printed.join('\n');
  };
}

/** A whole edge on a real port without releases, and the release tool with the operator's rights. */
export async function startEmptySite(settings: Record<string, string> = {}, log = silentLog): Promise<EmptySite> {
  return startEdgeOn(await tempFolder(), settings, log);
}

async function startEdgeOn(dataDir: string, settings: Record<string, string>, log = silentLog): Promise<EmptySite> {
  const api = await startContentApi();
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    CONTENT_API_URL: api.origin,
    CONTENT_HOOK_SECRET: HOOK_SECRET,
    PUBLIC_URL: 'http://church.example',
    RENDER_LIMIT_MS: '5000',
    RENDER_MEMORY_MB: '64',
    CHROMIUM_PATH: 'none',
    ...settings,
  });
  const edge = await startEdge({ config, log, workerFile: await builtRenderWorker() });
  afterTest(edge.stop);
  const release = releaseTool({ SOTERIA_URL: edge.address, DATA_DIR: config.dataDir });
  return { origin: edge.address, api, release, dataDir: config.dataDir, config, stop: edge.stop };
}

/** What the first site of a test file has published. The later ones begin with a copy. */
let publishedData: string | undefined;

afterAll(async () => {
  if (publishedData) await rm(publishedData, { recursive: true, force: true });
});

/** A site with a shell and two releases of the events section. The first one serves. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const builds = await tempFolder();
  const shell = await writeShellBuild(join(builds, 'shell'));
  const [first, second] = await Promise.all(
    ['1.0.0', '1.1.0'].map((version, index) =>
      writeSectionBuild(join(builds, `events-${index + 1}`), { name: 'events', version }),
    ),
  );
  const dataDir = await tempFolder();
  if (publishedData) {
    await cp(publishedData, dataDir, { recursive: true });
    return { ...(await startEdgeOn(dataDir, settings)), builds };
  }
  const site = await startEdgeOn(dataDir, settings);
  await site.release(`publish shell --from ${shell}`);
  await site.release(`publish events --from ${first}`);
  await site.release(`publish events --from ${second}`);
  publishedData = await mkdtemp(join(tmpdir(), 'edge-test-'));
  await cp(dataDir, publishedData, { recursive: true, filter: (file) => !file.includes('.sqlite') });
  return { ...site, builds };
}
