import fc from 'fast-check';
import { createHash } from 'node:crypto';
import type { AuditEntry } from '../../store/audit/audit-log.ts';
import { textOf } from '../../testing/html.ts';
import { releaseEntry, releaseTable } from '../../testing/release-entry.ts';
import { teamSite } from '../../testing/team-site.ts';
import { overviewPage } from './overview-page.ts';

const NOW = new Date('2026-11-21T18:00:00Z');
const POINT = { at: '2026-11-21T17:55:00Z', visits: 200, failures: 3, lcpMs: 420, renderMs: null };

const CAUSE = {
  section: 'events',
  version: '1.1.0',
  place: 'server',
  reason: 'render',
  at: '',
  count: 2,
  last: POINT.at,
} as const;

interface Words {
  readonly team: string;
  readonly version: string;
  readonly paused: string;
  readonly flash: string;
  readonly note: string;
}

const HARMLESS: Words = { team: 'x', version: 'x', paused: 'x', flash: 'x', note: 'x' };

/** The overview with each text in all of its places. */
async function page({ team, version, paused, flash, note }: Words): Promise<string> {
  const candidate = releaseEntry(version, 10, 'candidate');
  const releases = [releaseEntry('1.0.0', 90, 'stable'), { ...candidate, paused }, releaseEntry('0.9.0', 0, 'retired')];
  const entry: AuditEntry = { at: POINT.at, who: note, action: note, outcome: 'refused', section: note, version: note };
  const identity = { team, tokenId: 'id', operator: false, sections: ['events'] };
  return String(
    await overviewPage({
      session: { identity, ends: NOW, formToken: 'token' },
      table: releaseTable({ events: releases, connect: [releaseEntry('2.0.0', 100, 'stable')] }),
      unserved: [{ section: note, version, instead: null, why: note }],
      health: { of: () => [POINT] },
      causes: new Map([['events', { shared: false, latest: [{ ...CAUSE, cause: note, source: note }] }]]),
      visits: { events: { ...entry, note } },
      pictures: new Map([[`events@${version}`, note]]),
      cards: [],
      audit: { entries: [{ ...entry, from: note, to: note, note }], next: '7', filter: undefined, isLatest: false },
      flash,
      now: NOW,
    }),
  );
}

/** Each tag with the names of its attributes. */
function skeleton(html: string): string[] {
  return (html.match(/<\/?\w+(\s+[\w-]+(="[^"]*")?)*\s*\/?>/g) ?? []).map((tag) => tag.replace(/"[^"]*"/g, ''));
}

describe('the page for the teams', () => {
  it('is one well-formed page whatever stands in a version, a reason, a note or a name', async () => {
    const text = fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '/', 'script', ' ', 'a', '=', '`', '${') });
    const words = fc.record({ team: text, version: text, paused: text, flash: text, note: text });
    const expected = skeleton(await page(HARMLESS));
    await fc.assert(
      fc.asyncProperty(words, async (given) => {
        const html = await page(given);
        expect(skeleton(html)).toEqual(expected);
        expect(html.match(/</g)).toHaveLength((await page(HARMLESS)).match(/</g)?.length ?? 0);
      }),
      { numRuns: 100 },
    );
  });

  it('shows the team its own section with buttons, and others without', async () => {
    const html = await page({ ...HARMLESS, version: '1.1.0' });
    const text = textOf(html).replaceAll('\u00a0', ' ');
    expect(text).toContain('10 % of visitors get 1.1.0, the others 1.0.0.');
    expect(text).toContain('Everybody gets 2.0.0. Another team releases it.');
    expect(html.match(/aria-label="[^"]* events@1.1.0"/g)).toEqual([
      'aria-label="Promote events@1.1.0"',
      'aria-label="Resume events@1.1.0"',
      'aria-label="Abort events@1.1.0"',
      'aria-label="Change the steps of events@1.1.0"',
      'aria-label="Preview events@1.1.0"',
      'aria-label="Pictures of events@1.1.0"',
    ]);
    expect(html).not.toContain('connect@2.0.0"');
  });

  it('says how releases do in words and as a table', async () => {
    const html = await page({ ...HARMLESS, version: '1.1.0' });
    const text = textOf(html).replaceAll('\u00a0', ' ');
    expect(text).toContain('1.1.0 candidate: 1.5 % of 200');
    expect(text).toContain('Nov 21, 12:35 PM EST 1.1.0 200 3 1.5 % 420 ms –');
  });

  it('names what fails in the team’s own releases and where, and nothing of another team’s', async () => {
    const { causes, publish, browser, team } = await teamSite();
    for (const section of ['events', 'connect']) await publish(section, '1.0.0');
    const failure = { version: '1.0.0', reason: 'render', at: 'server/remoteEntry.cjs:10:5' } as const;
    causes.add({ ...failure, section: 'events', cause: 'No <picture>' });
    causes.add({ ...failure, section: 'events', cause: 'No <picture>' });
    causes.add({ ...failure, section: 'events', at: '1.0a.js:1:99', kind: 'TypeError' });
    causes.add({ ...failure, section: 'connect', cause: 'The words of others' });
    const ours = browser();
    await ours.signIn(await team('events-team', ['events']));
    const text = textOf((await ours.get('/_/')).body);
    expect(text).toContain(
      'On the server it could not be drawn No &lt;picture&gt; server/remoteEntry.cjs:10:5 2 Nov 21',
    );
    expect(text).toContain('In a browser it could not be drawn TypeError 1.0a.js:1:99 1 Nov 21');
    expect(text).toContain('on this edge since it started');
    expect(text).not.toContain('The words of others');
  });

  it('says first which release cannot be served, and what visitors get instead', async () => {
    const text = textOf(await page({ ...HARMLESS, version: '1.0.0', note: 'connect' }));
    expect(text).toContain('connect@1.0.0 cannot be served. The site goes on without connect.');
  });

  it('filters the audit log by section, and shows 50 entries at a time, the latest first', async () => {
    const site = await teamSite();
    for (let patch = 0; patch < 51; patch += 1) await site.publish('events', `1.0.${patch}`);
    await site.publish('connect', '2.0.0');
    const browser = site.browser();
    await browser.signIn(await site.team('events-team', ['events']));
    const log = async (url: string) =>
      textOf((await browser.get(url)).body)
        .split('Audit log')
        .at(-1) ?? '';
    const older = async (url: string) =>
      (/href="([^"]*)">Older/.exec((await browser.get(url)).body)?.[1] ?? '').replaceAll('&amp;', '&');
    expect(await log('/_/')).toMatch(/publish connect@2\.0\.0.*publish events@1\.0\.2 .*Older entries/);
    expect(await log('/_/')).not.toMatch(/publish events@1\.0\.1 |Latest entries/);
    expect(await log(await older('/_/'))).toMatch(/publish events@1\.0\.1 .*publish events@1\.0\.0 .*Latest entries/);
    expect(await older(await older('/_/'))).toBe('');
    expect(await log(await older('/_/?section=events'))).toMatch(/publish events@1\.0\.0 /);
    expect(await log('/_/?section=events&before=nonsense')).toContain('publish events@1.0.50');
    expect(await log('/_/?section=connect')).toContain('publish connect@2.0.0');
    expect(await log('/_/?section=connect')).not.toContain('publish events@');
    expect(await log('/_/?section=events')).not.toMatch(/publish (connect@|events@1\.0\.0 )/);
  });

  it('runs no script, is stored nowhere, and has the one style that its policy names', async () => {
    const { browser } = await teamSite();
    const { headers, body } = await browser().get('/_/');
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
        `trusted-types 'none'; style-src 'sha256-${hash}'; img-src 'self'`,
    );
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-opener-policy': 'noopener-allow-popups',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    });
    expect(body).not.toMatch(/<script| style="| on\w+="/);
  });
});
