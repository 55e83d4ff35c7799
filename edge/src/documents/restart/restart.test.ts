import { existsSync } from 'node:fs';
import { appendFile, copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterTest, tempFolder, until, writeSectionBuild, writeShellBuild } from 'releases/testing';
import { readConfig } from '../../config/config.ts';
import { startEdge } from '../../start-edge.ts';
import { capturedLog } from '../../testing/captured-log.ts';
import { json, startContentApi } from '../../testing/content-api.ts';
import { builtRenderWorker } from '../../testing/render-worker.ts';
import { HOOK_SECRET, releaseTool } from '../../testing/site.ts';

/** A home page of the content's words, and of a number that tells one render from another. */
const DRAW = `
exports.draw = async ({ contentOrigin }) => (await (await fetch(contentOrigin + '/api/events')).text()) + Math.random();
`;
const DAY_MS = 86_400_000;

/** A site with a home page that starts again and again. Its clock stands still, so that no document gets old. */
async function site() {
  const clock = jest.spyOn(Date, 'now');
  afterTest(() => clock.mockRestore());
  const time = Date.now();
  clock.mockReturnValue(time);
  const [dataDir, builds, api] = [await tempFolder(), await tempFolder(), await startContentApi()];
  api.answer = json({ data: ['picnic'] });
  const file = join(dataDir, 'cached-documents');

  async function start(settings: Record<string, string> = {}, worker?: string) {
    const { log, text } = capturedLog();
    const isRestart = existsSync(file);
    const config = readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      CONTENT_API_URL: api.origin,
      CONTENT_HOOK_SECRET: HOOK_SECRET,
      PUBLIC_URL: 'http://church.example',
      CHROMIUM_PATH: 'none',
      ...settings,
    });
    const edge = await startEdge({ config, log, workerFile: worker ?? (await builtRenderWorker()) });
    let stopped: Promise<void> | undefined;
    const stop = () => (stopped ??= edge.stop());
    afterTest(stop);
    const home = async (query = '') => (await fetch(`${edge.address}/${query}`)).text();
    const said = () =>
      text()
        .split('\n')
        .filter((line) => line.includes('of the last start'))
        .map((line) => JSON.parse(line));
    // The edge serves after a second, also if its documents are not read by then.
    if (isRestart) await until(() => said().length > 0);
    return {
      address: edge.address,
      home,
      stop,
      said,
      release: releaseTool({ SOTERIA_URL: edge.address, DATA_DIR: dataDir }),
    };
  }

  async function publish(version: string, release: (command: string) => Promise<string>) {
    const folder = join(builds, version);
    const home = { name: 'home', version, path: '/' };
    await release(
      `publish home --from ${await writeSectionBuild(folder, home, { files: { 'server/remoteEntry.cjs': DRAW } })}`,
    );
  }

  const first = await start();
  await first.release(`publish shell --from ${await writeShellBuild(join(builds, 'shell'))}`);
  await publish('1.0.0', first.release);
  await until(async () => (await first.home()).includes('picnic'));
  const shiftClock = (milliseconds: number) => void clock.mockReturnValue(time + milliseconds);
  return { api, file, dataDir, start, first, publish, shiftClock };
}

describe('after a restart', () => {
  it('a document is given that was made before', async () => {
    const { first, start } = await site();
    const before = await first.home();
    await first.stop();
    const next = await start();
    expect(await next.home()).toBe(before);
    expect(next.said()).toMatchObject([{ stored: 1, given: 1 }]);
    await next.stop();
    expect(await (await start()).home()).toBe(before);
  });

  it('content that was edited meanwhile is shown', async () => {
    const { api, first, start } = await site();
    await first.stop();
    api.answer = json({ data: ['concert'] });
    const next = await start();
    expect(await next.home()).toContain('concert');
    expect(next.said()).toMatchObject([{ stored: 1, 'other content': 1 }]);
  });

  it('nothing is given of which nobody knows whether it was edited', async () => {
    const { api, first, start } = await site();
    const before = await first.home();
    await first.stop();
    api.answer = json({}, 500);
    expect(await (await start()).home()).not.toBe(before);
  });

  it('what was edited before the stop is not given', async () => {
    const { first, start } = await site();
    const before = await first.home();
    await fetch(`${first.address}/_/content-changed`, {
      method: 'POST',
      headers: { authorization: `Bearer ${HOOK_SECRET}` },
    });
    await first.stop();
    const next = await start();
    expect(await next.home()).not.toBe(before);
  });

  it('a document of other settings is not given', async () => {
    const { first, start } = await site();
    const before = await first.home();
    await first.stop();
    const next = await start({ PUBLIC_URL: 'http://parish.example' });
    expect(await next.home()).not.toBe(before);
    expect(next.said()).toMatchObject([{ given: 0, changed: ['settings'] }]);
  });

  it('nor one of another version of the program', async () => {
    const { first, start } = await site();
    const before = await first.home();
    await first.stop();
    const other = await builtRenderWorker();
    await appendFile(other, '// Another one');
    const next = await start({}, other);
    expect(await next.home()).not.toBe(before);
    expect(next.said()).toMatchObject([{ given: 0, changed: ['program'] }]);
  });

  it('nor one of other releases', async () => {
    const { file, dataDir, first, start, publish } = await site();
    const before = await first.home();
    await first.stop();
    await copyFile(file, join(dataDir, 'copy'));
    const second = await start();
    await publish('1.1.0', second.release);
    await second.release('rollout home 1.1.0 --percent 50');
    await second.release('promote home');
    await second.release('rollback home');
    await second.stop();
    await copyFile(join(dataDir, 'copy'), file);
    const next = await start();
    expect(await next.home()).not.toBe(before);
    expect(next.said()).toMatchObject([{ given: 0, changed: ['releases'] }]);
  });

  it('nor one that is older than a minute, or of the future', async () => {
    const { first, start, shiftClock } = await site();
    const before = await first.home();
    await first.stop();
    for (const shift of [70_000, -DAY_MS]) {
      shiftClock(shift);
      const next = await start();
      expect(await next.home()).not.toBe(before);
      expect(next.said()).toMatchObject([{ 'too old': 1 }]);
    }
  });

  it('a damaged file is not used, and the log says so', async () => {
    const { file, first, start } = await site();
    const before = await first.home();
    await first.stop();
    await writeFile(file, (await readFile(file)).subarray(0, -1));
    const next = await start();
    expect(await next.home()).not.toBe(before);
    expect(next.said()).toMatchObject([{ file, msg: expect.stringContaining('is not valid') }]);
  });
});

it('while a rollout is on, nothing is stored', async () => {
  const { file, first, publish } = await site();
  await publish('1.1.0', first.release);
  await first.home();
  await first.release('rollout home 1.1.0 --percent 50');
  await until(async () => (await fetch(first.address)).headers.get('cache-control') === 'private, no-cache');
  await first.home();
  await first.stop();
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});

it('a preview is not stored, and neither is an address that anybody made up', async () => {
  const { file, first, publish } = await site();
  await publish('1.1.0', first.release);
  const link = /http\S+preview=\S+/.exec(await first.release('preview home 1.1.0'))?.[0] ?? '';
  await fetch(`${first.address}/_/content-changed`, {
    method: 'POST',
    headers: { authorization: `Bearer ${HOOK_SECRET}` },
  });
  const pass = new URL(link).searchParams.get('preview') ?? '';
  const shown = await fetch(first.address, { headers: { cookie: `preview=${pass}` } });
  expect(shown.headers.get('x-release-lock')).toContain('home@1.1.0');
  await first.home('?anything=1');
  await first.stop();
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});
