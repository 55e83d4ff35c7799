import type { PictureReport } from 'visits/report';
import { headingOf, hiddenFields, textOf } from '../../testing/html.ts';
import { teamSite } from '../../testing/team-site.ts';

const RELEASE = { section: 'events', version: '1.1.0' };
const PAGE = '/_/pictures?section=events&version=1.1.0';
const words = (html: string) => textOf(html).replaceAll('\u00a0', ' ');

const change = (width: number, name: string | null, unsteady = 0) => ({ width, share: 1.254, unsteady, name });
const DRAWN: PictureReport = {
  state: 'drawn',
  at: '2026-11-21T17:59:00Z',
  beside: '1.0.0',
  of: 4,
  pages: [
    { address: '/events', fault: null, changes: [change(360, '0-360', 2.5), change(1440, null)] },
    { address: '/past', fault: null, changes: [] },
    { address: '/', fault: null, changes: [] },
    { address: '/events/<7>', fault: 'With events@1.1.0, it threw "Error: <b>".', changes: [] },
  ],
};

async function siteWith(report?: PictureReport) {
  const site = await teamSite();
  await site.publish('events', '1.0.0');
  await site.publish('events', '1.1.0');
  if (report) await site.stored.put(RELEASE, 'report.json', Buffer.from(JSON.stringify(report)));
  await site.stored.put(RELEASE, '0-360-before', Buffer.from('webp'));
  const signIn = async (team: string, sections: string[]) => {
    const browser = site.browser();
    await browser.signIn(await site.team(team, sections));
    return browser;
  };
  return { ...site, signIn, browser: await signIn('events-team', ['events']) };
}

/** The addresses of the page's pictures. */
const sources = (html: string) =>
  [...html.matchAll(/<img src="([^"]*)"/g)].map(([, src = '']) => src.replaceAll('&amp;', '&'));

describe('pictures of a release', () => {
  it('say in one sentence that no browser is there to draw them', async () => {
    const { browser } = await siteWith();
    const { body } = await browser.get(PAGE);
    expect([headingOf(body), words(body)]).toEqual([
      'Pictures of events@1.1.0',
      expect.stringContaining('No pictures of events@1.1.0 were drawn yet.'),
    ]);
    const asked = await browser.post('/_/pictures', hiddenFields(body));
    expect([asked.statusCode, words(asked.body)]).toEqual([
      200,
      expect.stringContaining(
        'No browser is installed where the site runs, so no pictures can be drawn: install Chromium',
      ),
    ]);
  });

  it('show before, after and difference beside the button that starts a rollout', async () => {
    const { browser } = await siteWith(DRAWN);
    expect(words((await browser.get('/_/')).body)).toContain(
      'Start a rollout Preview Pictures 2 of 9 pictures differ from 1.0.0. 1 of 4 pages could not be compared.',
    );
    const { body } = await browser.get(PAGE);
    expect(body).toContain('aria-label="Start a rollout of events@1.1.0"');
    expect(words(body)).toContain('Nothing differs on /past, /.');
    expect(words(body)).toContain('360 px: 1.25 % differs 2.5 % changes by itself and is not compared.');
    expect(words(body)).toContain('1440 px: 1.25 % differs There are no pictures of it');
    expect(words(body)).toContain('/events/&lt;7&gt; It could not be compared: With events@1.1.0, it threw');
    expect(body.match(/alt="[^"]*"/g)).toEqual([
      'alt="Before: 1.0.0, /events, 360 px"',
      'alt="After: 1.1.0, /events, 360 px"',
      'alt="What differs, in red, /events, 360 px"',
    ]);
    expect(sources(body)).toHaveLength(3);
  });

  it('that are being drawn say how far that is', async () => {
    const { browser, clock } = await siteWith({ ...DRAWN, state: 'drawing', of: 9 });
    expect(words((await browser.get(PAGE)).body)).toContain('4 of 9 pages are drawn.');
    clock.now = new Date(clock.now.getTime() + 3_600_000);
    expect(words((await browser.get(PAGE)).body)).toContain('The drawing was broken off. Draw the pictures again.');
  });

  it('cannot be had of the stable release, or of one that is not published', async () => {
    const { browser } = await siteWith(DRAWN);
    const draw = async (version: string) =>
      browser.post('/_/pictures', { ...hiddenFields((await browser.get(PAGE)).body), version });
    expect(words((await draw('1.0.0')).body)).toContain('events@1.0.0 is the stable release: there is none beside it');
    expect(words((await draw('9.9.9')).body)).toContain('events@9.9.9 is not published');
    expect((await browser.get('/_/pictures?section=events&version=../..')).body).toContain('No pictures of');
  });

  it('are seen by the team in its session alone, and by no script', async () => {
    const { browser, signIn, app } = await siteWith(DRAWN);
    const [source = ''] = sources((await browser.get(PAGE)).body);
    const image = { 'sec-fetch-dest': 'image' };
    const { statusCode, headers, body } = await browser.get(source, image);
    expect([statusCode, body, headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([
      200,
      'webp',
      'image/webp',
      'same-origin',
    ]);
    expect((await browser.get(source, { 'sec-fetch-dest': 'empty' })).statusCode).toBe(403);
    expect((await browser.get(source.replace(/key=[^&]+/, 'key=guessed'), image)).statusCode).toBe(404);
    expect((await browser.get(source.replace('0-360-before', 'report.json'), image)).statusCode).toBe(404);
    expect((await browser.get(PAGE, image)).statusCode).toBe(403);
    expect((await app.inject({ url: source, headers: image })).statusCode).toBe(401);
    expect((await (await signIn('others', ['events'])).get(source, image)).statusCode).toBe(404);
    const strangers = await signIn('connect-team', ['connect']);
    expect((await strangers.get(source, image)).statusCode).toBe(403);
    expect((await strangers.get(PAGE)).statusCode).toBe(403);
  });
});
