import type { Differences, Gate } from 'releases/testing';
import { startGate } from '../testing/gate.ts';

/** A server build of a section, for the small shell of the tests. */
const draws = (body: string, remote: object = {}): Differences => ({
  remote,
  files: { 'server/remoteEntry.cjs': `exports.draw = async ({ url, contentOrigin }) => { ${body} };` },
});
const readEvents = `const { data } = await (await fetch(contentOrigin + '/api/events')).json();`;

async function startSite(): Promise<Gate> {
  const gate = await startGate();
  await gate.serve('shell', '1.0.0');
  return gate;
}

async function messagesFor(differences: Differences, limits: object = {}): Promise<readonly string[]> {
  const { render } = await startSite();
  return render({ section: 'events', version: '1.1.0', differences, limits });
}

describe('a candidate', () => {
  it('draws each page with content, and without', async () => {
    expect(await messagesFor(draws(`${readEvents} if (!Array.isArray(data)) throw new Error('no list')`))).toEqual([]);
  });

  it('is refused when it counts on content that may be missing', async () => {
    expect(await messagesFor(draws(`${readEvents} return data[0].attributes.title`))).toEqual([
      expect.stringContaining('cannot draw /events on the server: its component throws "Cannot read properties of und'),
    ]);
  });

  it('with a runtime of its own is drawn by its ES module', async () => {
    const standard = (body: string): Differences => ({
      remote: { runtime: 'standard' },
      files: { 'server/render.mjs': `export const draw = async () => { ${body} };` },
    });
    expect(await messagesFor(standard('return "drawn"'))).toEqual([]);
    expect(await messagesFor(standard('throw new Error("no choir")'))).toEqual([expect.stringContaining('"no choir"')]);
  });

  it('draws the page of an entry with each entry that was recorded', async () => {
    const sitemap = { collection: '/api/events', key: 'id' };
    const remote = { routes: [{ path: '/event-details', page: 'events', title: 'Event', query: ['id'], sitemap }] };
    const body = `const id = new URL(url).searchParams.get('id');
      if (!id) return 'nothing';
      const { data } = await (await fetch(contentOrigin + '/api/events/' + id)).json();
      return data.attributes.venue.data.attributes.name;`;
    const messages = await messagesFor(draws(body, remote));
    // Two of the recorded events have no venue.
    expect(messages.map((message) => /draw (\S+)=\w+ on the server: its component throws/.exec(message)?.[1])).toEqual([
      '/event-details?id',
      '/event-details?id',
    ]);
  });

  it('draws the page of a parameter for each entry, and for none', async () => {
    const sitemap = { collection: '/api/events', parameter: '{title}-{id}' };
    const remote = { routes: [{ path: '/events/:event', page: 'events', title: 'Event', sitemap }] };
    const messages = await messagesFor(draws('throw new Error("drawn at " + new URL(url).pathname)', remote));
    const drawn = messages.map((message) => /draw (\S+) on the server/.exec(message)?.[1]);
    expect(new Set(drawn)).toContain('/events/none');
    expect(drawn).toContainEqual(expect.stringMatching(/^\/events\/bible-reading-marathon-\w+$/));
  });

  it.each([
    ['eats all memory', 'const all = []; for (;;) all.push(new Array(1e5).fill(Math.random()));', 'memory'],
    ['ends its worker', 'process.exit(1);', 'the render was ended'],
    ['is not ready in time', 'return "pending";', 'a part of it threw, or was not ready in time'],
  ])('is refused when it %s', async (_name, body, message) => {
    expect(await messagesFor(draws(body))).toEqual([expect.stringContaining(message)]);
  });

  it('is refused when it never returns', async () => {
    expect(await messagesFor(draws('for (;;);'), { limitMs: 3_000 })).toEqual([
      expect.stringContaining(
        'cannot draw /events on the server: the render was ended (it did not come to an end in time)',
      ),
    ]);
  });

  it('is refused when its pages take too long in all', async () => {
    expect(await messagesFor(draws(''), { inAllMs: 0 })).toEqual([
      expect.stringContaining('takes too long to draw its pages on the server: /events'),
    ]);
  });

  it('with many broken pages is told about the first three', async () => {
    const routes = ['/a', '/b', '/c', '/d'].map((path) => ({ path, page: 'events', title: path }));
    const messages = await messagesFor(draws('throw new Error("boom")', { routes }));
    expect(messages.map((message) => /draw (\S+)/.exec(message)?.[1])).toEqual(['/a', '/b', '/c']);
  });

  it("is tried in the slots that it fills on others' pages", async () => {
    const gate = await startSite();
    const slots = ['home.next-event'];
    await gate.serve('content', '1.0.0', {
      remote: { routes: [{ path: '/', page: 'content', title: 'Home', slots }] },
    });
    const remote = {
      slots: [{ slot: 'home.next-event', expose: 'next-event' }],
      exposes: { 'pages/events': { js: [], css: [] }, 'slots/next-event': { js: [], css: [] } },
    };
    const differences = draws('if (new URL(url).pathname === "/") throw new Error("no slot")', remote);
    expect(await gate.render({ section: 'events', version: '1.1.0', differences })).toEqual([
      expect.stringContaining('cannot draw / on the server: its component throws "no slot"'),
    ]);
  });

  it('of the shell is refused when it breaks a section that the stable shell does not', async () => {
    const gate = await startSite();
    await gate.serve('content', '1.0.0', { remote: { routes: [{ path: '/', page: 'content', title: 'Home' }] } });
    const failures = [{ ok: false, reason: 'load', cause: 'no such share', section: 'content', version: '1.0.0' }];
    const document = { status: 200, headers: {}, html: '', styleHashes: [], failures, whole: false };
    const files = { 'server/server.cjs': `exports.render = async () => (${JSON.stringify(document)});` };
    expect(await gate.render({ section: 'shell', version: '1.1.0', differences: { files } })).toContainEqual(
      expect.stringContaining('cannot draw / on the server: parts of it fail (content@1.0.0: "no such share").'),
    );
  });

  it("is not refused for another section's fault", async () => {
    const gate = await startSite();
    const slots = ['home.next-event'];
    const home = { remote: { routes: [{ path: '/', page: 'content', title: 'Home', slots }] } };
    await gate.serve('content', '1.0.0', { ...draws('throw new Error("not mine")'), ...home });
    const remote = {
      slots: [{ slot: 'home.next-event', expose: 'next-event' }],
      exposes: { 'pages/events': { js: [], css: [] }, 'slots/next-event': { js: [], css: [] } },
    };
    expect(await gate.render({ section: 'events', version: '1.1.0', differences: { remote } })).toEqual([]);
    expect(await gate.render({ section: 'shell', version: '1.1.0' })).toEqual([]);
  });

  it('sees nothing of the settings of the edge', async () => {
    expect(await messagesFor(draws('if (Object.keys(process.env).join() !== "NODE_ENV") throw 0'))).toEqual([]);
  });
});
