import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordings, SERMON } from '../testing/recordings.ts';
import { runProgram, runPython } from '../testing/run-program.ts';

const SCHEMA = join(import.meta.dirname, '..', 'testing', 'podcast.rng');
const SERMONS = {
  a1: SERMON,
  b2: { ...SERMON, title: '🎉 “Bach”; ערב & <b>', preacher: null, transcript: null, chapters: [], date: '2027-11-07' },
};

let folder: string;
let close: () => Promise<void>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soteria-podcast-'));
});
afterEach(async () => {
  await close();
  await rm(folder, { recursive: true });
});

/** The podcast, as it comes over the network. */
async function published() {
  const started = await recordings(SERMONS);
  close = started.close;
  const origin = await started.site.app.listen({ port: 0, host: '127.0.0.1' });
  return { address: `${origin}/podcast.xml`, body: (await started.site.get('/podcast.xml')).body };
}

it('fulfils what podcast directories ask', async () => {
  const { body } = await published();
  const check = (xml: string) => runProgram('xmllint', ['--noout', '--relaxng', SCHEMA, '-'], { input: xml });
  await check(body);
  await expect(check(body.replace(/<enclosure[^>]*>/, ''))).rejects.toThrow('fails to validate');
});

it("a player's library reads each episode with its recording", async () => {
  const { address, body } = await published();
  const recording = ['https://church.example/uploads/light.mp3', 1_234, 'audio/mpeg'];
  expect(await runPython('read-podcast.py', [address], body)).toEqual({
    title: 'Soteria Church: Sermons',
    cover: 'https://church.example/podcast-cover.jpg',
    episodes: [
      {
        title: '🎉 “Bach”; ערב & <b>',
        link: encodeURI('https://church.example/sermons/bach-ערב-b-b2'),
        published: Date.UTC(2027, 10, 7, 17) / 1000,
        enclosures: [recording],
      },
      {
        title: 'Light & Water',
        link: 'https://church.example/sermons/light-water-a1',
        published: Date.UTC(2027, 2, 14, 16) / 1000,
        enclosures: [recording],
      },
    ],
  });
});

it('a reader of feeds subscribes to it', async () => {
  const { address } = await published();
  const place = (name: string) => join(folder, name);
  await writeFile(place('urls'), `${address}\n`);
  await writeFile(place('config'), '');
  const files = ['-u', place('urls'), '-c', place('cache'), '-C', place('config')];
  await runProgram('newsboat', [...files, '-x', 'reload'], { env: { HOME: folder } });
  expect(await runPython('read-newsboat.py', [place('cache')])).toEqual([
    [
      'Light & Water',
      'https://church.example/sermons/light-water-a1',
      'https://church.example/uploads/light.mp3',
      'audio/mpeg',
    ],
    ['🎉 “Bach”; ערב & <b>', expect.any(String), 'https://church.example/uploads/light.mp3', 'audio/mpeg'],
  ]);
});
