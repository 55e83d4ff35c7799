import { parseRssFeed } from 'feedsmith';
import type { Entries } from '../testing/feed-site.ts';
import { file, recordings, SERMON } from '../testing/recordings.ts';

let close: () => Promise<void>;

async function start(sermons: Entries) {
  const started = await recordings(sermons);
  close = started.close;
  return Object.assign(started.site, { asked: started.asked });
}

afterEach(() => close());

test('a sermon is an episode: its recording with the true size, its page, transcript and chapters', async () => {
  const site = await start({ a1: SERMON });
  const { headers, body } = await site.get('/podcast.xml');
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(parseRssFeed(body)).toMatchObject({
    title: 'Soteria Church: Sermons',
    link: 'https://church.example/connect/sermons',
    itunes: { explicit: false, image: 'https://church.example/podcast-cover.jpg' },
    podcast: { guid: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-/) },
    items: [
      {
        title: 'Light & Water',
        link: 'https://church.example/sermons/light-water-a1',
        description: 'A morning.\nScripture: Isaiah 60\nPastor Grace',
        guid: { value: 'a1@church.example', isPermaLink: false },
        pubDate: 'Sun, 14 Mar 2027 16:00:00 GMT',
        enclosures: [{ url: 'https://church.example/uploads/light.mp3', length: 1_234, type: 'audio/mpeg' }],
        podcast: {
          transcripts: [{ url: 'https://church.example/sermons/a1/transcript.vtt', type: 'text/vtt', language: 'en' }],
          chapters: { url: 'https://church.example/sermons/a1/chapters.json', type: 'application/json+chapters' },
        },
      },
    ],
  });
});

test('what cannot be heard, or has no day, is no episode', async () => {
  const site = await start({ a1: { ...SERMON, audio: { data: null } }, b2: { ...SERMON, date: null } });
  expect(parseRssFeed((await site.get('/podcast.xml')).body).items ?? []).toEqual([]);
});

test("each recording's size is asked for once", async () => {
  const site = await start({ a1: SERMON });
  expect((await site.get('/podcast.xml')).body).toBe((await site.get('/podcast.xml')).body);
  expect(site.asked).toEqual(['HEAD /uploads/light.mp3']);
});

test('while a recording is missing, players are told to ask again', async () => {
  const site = await start({ a1: { ...SERMON, audio: file('/uploads/gone.mp3') } });
  expect((await site.get('/podcast.xml')).statusCode).toBe(503);
});

test('players of other origins read transcript and chapters', async () => {
  const site = await start({ a1: SERMON });
  const transcript = await site.get('/sermons/a1/transcript.vtt');
  expect(transcript).toMatchObject({ statusCode: 200, body: SERMON.transcript });
  expect(transcript.headers).toMatchObject({
    'content-type': 'text/vtt; charset=utf-8',
    'access-control-allow-origin': '*',
  });
  const chapters = await site.get('/sermons/a1/chapters.json');
  expect(JSON.parse(chapters.body)).toEqual({ version: '1.2.0', chapters: [{ startTime: 30, title: 'Arise' }] });
});

test.each(['/sermons/a1/transcript.vtt', '/sermons/a1/chapters.json', '/sermons/none/transcript.vtt'])(
  'there is no %s of a sermon without',
  async (path) => {
    const site = await start({ a1: { ...SERMON, transcript: null, chapters: [] } });
    expect((await site.get(path)).statusCode).toBe(404);
  },
);
