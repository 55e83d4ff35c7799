import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildDifferences, Gate } from 'releases/testing';
import { startGate } from '../testing/gate.ts';

const HOME = {
  remote: { routes: [{ path: '/content', page: 'content', title: 'Home', slots: ['home.next-event'] }] },
};
const NEXT_EVENT = {
  slots: [{ slot: 'home.next-event', expose: 'next-event' }],
  exposes: { 'pages/events': { js: ['page.js'], css: [] }, 'slots/next-event': { js: [], css: [] } },
};

/** A site of a shell, a page with a slot, and the events, which fill it. */
async function startSite(): Promise<Gate> {
  const gate = await startGate();
  await gate.serve('shell', '1.0.0');
  await gate.serve('content', '1.0.0', HOME);
  await gate.serve('events', '1.0.0', { remote: NEXT_EVENT });
  return gate;
}

const events = (remote: object): BuildDifferences => ({ remote: { ...NEXT_EVENT, ...remote } });
const page = (path: string) => ({ routes: [{ path, page: 'events', title: 'Events' }] });
const code = (text: string) => ({ 'server/remoteEntry.cjs': text });

describe('the gate lets through', () => {
  it('the next release of a section and of the shell', async () => {
    const { check } = await startSite();
    expect(await check('events', '1.1.0', events({}))).toEqual([]);
    expect(await check('shell', '1.1.0')).toEqual([]);
  });

  it("a site's first releases, in any order", async () => {
    const { check } = await startGate();
    expect(await check('events', '1.0.0')).toEqual([]);
    expect(await check('shell', '1.0.0')).toEqual([]);
  });

  it('a path that is gone when nobody links to it', async () => {
    const { check } = await startSite();
    expect(await check('events', '1.1.0', events(page('/calendar')))).toEqual([]);
  });

  it('a path that is gone when others link to longer ones only', async () => {
    const gate = await startGate();
    await gate.serve('events', '1.0.0');
    await gate.serve('content', '1.0.0', { files: code('a("/events-archive", "/events/2025", "/news/events")') });
    expect(await gate.check('events', '1.1.0', { remote: page('/calendar') })).toEqual([]);
  });

  it('a slot that is filled no longer on purpose', async () => {
    const { check } = await startSite();
    expect(await check('events', '1.1.0', { remote: { gone: ['home.next-event'] } })).toEqual([]);
  });

  it('a slot that nobody fills when it is gone', async () => {
    const gate = await startGate();
    await gate.serve('content', '1.0.0', HOME);
    expect(await gate.check('content', '1.1.0')).toEqual([]);
  });

  it('what is over its budget for a stated reason', async () => {
    const { check } = await startSite();
    const files = { 'browser/page.js': randomBytes(80_000).toString('base64') };
    expect(await check('events', '1.1.0', { ...events({}), files, overBudget: 'a map' })).toEqual([]);
  });

  it('whatever fits a shell that was built before shells said what they provide', async () => {
    const gate = await startGate();
    await gate.serve('shell', '1.0.0', { remote: { contract: undefined, provides: undefined } });
    expect(await gate.check('events', '1.1.0', { remote: { requires: { react: '^20.0.0' } } })).toEqual([]);
  });
});

describe('the gate refuses', () => {
  const missing = (file: string): BuildDifferences => ({ ...events({}), damage: (folder) => rm(join(folder, file)) });

  it.each<[string, BuildDifferences, string, string]>([
    [
      'a remote.json that is none',
      { damage: (to) => writeFile(join(to, 'remote.json'), '[') },
      'remote',
      'cannot be read',
    ],
    ['no remote.json', missing('remote.json'), 'remote', 'cannot be read'],
    ['a remote.json that lacks something', events({ routes: undefined }), 'remote', 'remote.json is not valid'],
    [
      'a file name that leads elsewhere',
      events({ entry: '../../etc/passwd' }),
      'remote',
      'must be a relative file name',
    ],
    [
      'the registration of another release',
      events({ version: '1.0.0' }),
      'remote',
      'is of events@1.0.0, not of events@1.1.0',
    ],
    ["another release's global", events({ globalName: 'content_1_0_0' }), 'remote', 'It must be "events_1_1_0"'],
    ['a missing script', missing('browser/page.js'), 'files', 'browser/page.js is missing'],
    ['a missing server build', missing('server/remoteEntry.cjs'), 'files', 'server/remoteEntry.cjs is missing'],
    [
      'a page that the build does not expose',
      events({ routes: [{ path: '/events', page: 'calendar', title: 'Events' }] }),
      'files',
      'pages/calendar, which the build does not expose',
    ],
    [
      "another section's path",
      events(page('/content')),
      'paths',
      'Both content@1.0.0 and events@1.1.0 claim the path /content',
    ],
    ["another section's path with a slash", events(page('/content/')), 'paths', 'claim the path /content/'],
    ['a path twice', events({ routes: [...page('/a').routes, ...page('/a').routes] }), 'paths', 'claim the path /a'],
    [
      'a path twice, with two names of its parameter',
      events({ routes: [...page('/a/:b').routes, ...page('/a/:c').routes] }),
      'paths',
      'claim the path /a/:c',
    ],
    ['a parameter within a path', events(page('/a/:b/c')), 'remote', 'its last segment may be a parameter'],
    [
      'a slot of the frame that a page offers',
      events({ routes: [{ path: '/events', page: 'events', title: 'Events', slots: ['frame.player'] }] }),
      'remote',
      'must not begin with "frame."',
    ],
    ["the edge's own path", events(page('/api/events')), 'paths', 'which the edge itself answers'],
    ["the edge's own paths", events(page('/api/:list')), 'paths', 'which the edge itself answers'],
    [
      'a menu item without a page',
      events({ navigation: [{ label: 'Dates', path: '/dates' }] }),
      'paths',
      'events@1.1.0 adds "Dates" to the main menu with the path /dates, where it has no page. Name a path of its routes.',
    ],
    [
      'a menu item in no group',
      events({ navigation: [{ label: 'Dates', path: '/events', under: 'Mor' }] }),
      'paths',
      'adds "Dates" to the main menu under "Mor", which is no group of it. Name Connect or More.',
    ],
    [
      'a menu item with a name of the menu',
      events({ ...page('/dates'), navigation: [{ label: 'about us', path: '/dates' }] }),
      'paths',
      'which has an item of that name already. Choose another label.',
    ],
    [
      'a menu item with a path of the menu',
      events({ navigation: [{ label: 'Dates', path: '/events' }] }),
      'paths',
      'which links to /events already. Leave it out.',
    ],
    [
      'a menu item twice',
      events({
        ...page('/dates'),
        navigation: [
          { label: 'Dates', path: '/dates' },
          { label: 'Days', path: '/dates' },
        ],
      }),
      'paths',
      'events@1.1.0 adds "Days" to the main menu, which links to /dates already.',
    ],
    [
      'a library that the shell has in another version',
      events({ requires: { react: '^20.0.0' } }),
      'libraries',
      'events@1.1.0 needs react ^20.0.0, and shell@1.0.0 provides 19.3.1',
    ],
    ['a library that the shell does not have', events({ requires: { vue: '^3' } }), 'libraries', 'provides none'],
    [
      'a range that is none',
      events({ requires: { react: 'latest, please' } }),
      'libraries',
      'needs react latest, please',
    ],
    [
      'a newer contract',
      events({ contract: '1.2.0' }),
      'contract',
      'written for contract 1.2.0, and shell@1.0.0 speaks 1.1.0',
    ],
    ['an older contract, broken since', events({ contract: '0.9.0' }), 'contract', 'speaks 1.1.0'],
    ['a contract that is half a version', events({ contract: '1' }), 'contract', 'written for contract 1,'],
    ['a contract that is no version', events({ contract: 'x' }), 'contract', 'written for contract x'],
    [
      'an empty slot',
      {},
      'offers',
      'no longer fills the slot home.next-event, which would be empty on the page of content@1.0.0',
    ],
    [
      'a release over its budget',
      { ...events({}), files: { 'browser/page.js': randomBytes(80_000).toString('base64') } },
      'size',
      'the budget is 18.0 kB',
    ],
    [
      'a page that throws',
      { ...events({}), files: code('exports.draw = () => { throw new Error("no such venue"); }') },
      'render',
      'events@1.1.0 cannot draw /events on the server: its component throws "no such venue".',
    ],
  ])('%s', async (_name, differences, rule, message) => {
    const { check } = await startSite();
    const objections = await check('events', '1.1.0', differences);
    expect(objections[0]).toEqual({ rule, message: expect.stringContaining(message) });
  });

  it.each(['../evil', 'Events', 'constructor', ''])('the section "%s"', async (section) => {
    const { check } = await startGate();
    expect(await check(section, '1.0.0')).toEqual([
      { rule: 'remote', message: expect.stringContaining("is not a section's name") },
    ]);
  });

  it.each(['1', '1.0.0-../..', 'latest', '1.0.0+build'])('the version "%s"', async (version) => {
    const { check } = await startGate();
    expect(await check('events', version)).toEqual([
      { rule: 'remote', message: expect.stringContaining('is not a version such as 1.2.0') },
    ]);
  });

  it.each(['a("/events")', 'a("/events/")', 'href: `/events?type=${type}`', '\'<a href=\\"/events\\">\''])(
    'the end of a page to which another section links: %s',
    async (link) => {
      const gate = await startGate();
      await gate.serve('events', '1.0.0');
      await gate.serve('content', '1.0.0', { files: code(link) });
      expect(await gate.check('events', '1.1.0', { remote: page('/calendar') })).toEqual([
        { rule: 'offers', message: expect.stringContaining('no page at /events any more, to which content@1.0.0') },
      ]);
    },
  );

  it('the end of a slot that another section fills', async () => {
    const { check } = await startSite();
    expect(await check('content', '1.1.0')).toEqual([
      { rule: 'offers', message: expect.stringContaining('the slot home.next-event, which events@1.0.0 fills') },
    ]);
  });

  it('the end of what fills a slot of the frame, unless it is meant', async () => {
    const gate = await startGate();
    const player = {
      slots: [{ slot: 'frame.player', expose: 'player' }],
      exposes: { 'pages/connect': { js: [], css: [] }, 'slots/player': { js: [], css: [] } },
    };
    await gate.serve('shell', '1.0.0');
    await gate.serve('connect', '1.0.0', { remote: player });
    expect(await gate.check('connect', '1.1.0', {})).toEqual([
      { rule: 'offers', message: expect.stringContaining("frame.player, which would be empty in the shell's frame") },
    ]);
    expect(await gate.check('connect', '1.2.0', { remote: { gone: ['frame.player'] } })).toEqual([]);
  });

  it("another section's slot", async () => {
    const { check } = await startSite();
    const exposes = { 'pages/connect': { js: [], css: [] }, 'slots/next-event': { js: [], css: [] } };
    expect(await check('connect', '1.0.0', { remote: { ...NEXT_EVENT, exposes } })).toEqual([
      { rule: 'paths', message: expect.stringContaining('fill the slot home.next-event') },
    ]);
  });

  it('a path of a release that is being rolled out', async () => {
    const gate = await startSite();
    await gate.serve('content', '1.1.0', { remote: { routes: [{ path: '/news', page: 'content', title: 'News' }] } });
    const [objection] = await gate.check('events', '1.1.0', events(page('/news')));
    expect(objection?.message).toContain('Both content@1.1.0 and events@1.1.0 claim the path /news');
  });

  it('a section that does not fit the shell that is being rolled out', async () => {
    const gate = await startSite();
    await gate.serve('shell', '2.0.0', { remote: { provides: { react: '20.0.0' } } });
    const [objection] = await gate.check('events', '1.1.0', events({ requires: { react: '^19.3.0' } }));
    expect(objection?.message).toContain('shell@2.0.0 provides 20.0.0');
  });

  it.each([
    [
      'libraries',
      { provides: { react: '20.0.0' } },
      'events@1.0.0 needs react ^19.3.0, and shell@1.1.0 provides 20.0.0',
    ],
    ['contract', { contract: '2.0.0' }, 'events@1.0.0 was written for contract 1.1.0, and shell@1.1.0 speaks 2.0.0'],
    ['contract', { provides: undefined }, 'shell@1.1.0 does not say what it offers to sections'],
    ['files', { js: [] }, 'shell@1.1.0 names no script'],
  ])('a shell whose %s no longer suit', async (rule, remote, message) => {
    const gate = await startGate();
    await gate.serve('shell', '1.0.0');
    await gate.serve('events', '1.0.0', { remote: { requires: { react: '^19.3.0' } } });
    const [objection] = await gate.check('shell', '1.1.0', { remote });
    expect(objection).toEqual({ rule, message: expect.stringContaining(message) });
  });

  it('a shell that cannot draw the home page', async () => {
    const { check } = await startSite();
    const files = { 'server/server.cjs': 'exports.render = () => { throw new Error("no frame"); }' };
    const [objection] = await check('shell', '1.1.0', { files });
    expect(objection).toEqual({ rule: 'render', message: expect.stringContaining('cannot draw / on the server') });
    expect(objection?.message).toContain('no frame');
  });
});

describe('before a rollout the gate', () => {
  it('lets a release through that still fits', async () => {
    const gate = await startSite();
    await gate.serve('events', '1.1.0', { remote: NEXT_EVENT });
    expect(await gate.recheck('events', '1.1.0')).toEqual([]);
  });

  it('refuses one that fits no longer', async () => {
    const gate = await startSite();
    await gate.serve('events', '1.1.0', { remote: { ...NEXT_EVENT, ...page('/news') } });
    await gate.serve('content', '1.1.0', { remote: { routes: [{ path: '/news', page: 'content', title: 'News' }] } });
    expect(await gate.recheck('events', '1.1.0')).toContainEqual({
      rule: 'paths',
      message: expect.stringContaining('claim the path /news'),
    });
  });
});
