import { join } from 'node:path';
import { readPreview } from '../../preview/preview-pass.ts';
import { siteSecret } from '../../store/files/secrets.ts';
import { auditEntries } from '../../testing/audit-entries.ts';
import { headingOf, hiddenFields, textOf } from '../../testing/html.ts';
import { teamSite } from '../../testing/team-site.ts';

const OF_NEXT = 'section=events&version=1.1.0';

/** A published release that serves nobody, and a browser of the section's team. */
async function publishedSite() {
  const site = await teamSite();
  await site.publish('events', '1.0.0');
  await site.publish('events', '1.1.0');
  await site.publish('connect', '2.0.0');
  await site.publish('connect', '2.1.0');
  const browser = site.browser();
  await browser.signIn(await site.team('events-team', ['events']));
  const typed = (plan: Record<string, string>, of = OF_NEXT) =>
    browser.get(`/_/confirm?action=rollout&${of}&${String(new URLSearchParams(plan))}`);
  /** Types a plan and confirms what will happen. */
  const start = async (plan: Record<string, string>, note = '') =>
    browser.post('/_/change', { ...hiddenFields((await typed(plan)).body), note });
  return { ...site, browser, typed, start };
}

/** As the form has it; and one that waits for people. */
const PLAN = { steps: '10, 50, 100', every: '1 day', wait: '' };
const WAITING = { steps: '10 % 50 % 100 %', every: '12 hours', wait: '2 weeks' };

/** The values of the form's fields. */
function fieldsOf(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input[^>]* name="(steps|every|wait)"[^>]* value="([^"]*)"/gs);
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
}

const words = (html: string) => textOf(html).replaceAll('\u00a0', ' ');

describe('a team starts a rollout', () => {
  it('from a button beside a release that serves nobody, by a form that a quiet site can use as it is', async () => {
    const { browser } = await publishedSite();
    const { body } = await browser.get('/_/');
    expect(body.match(/aria-label="[^"]*"/g)).toEqual(
      expect.arrayContaining(['aria-label="Start a rollout of events@1.1.0"', 'aria-label="Preview events@1.1.0"']),
    );
    expect(body).not.toMatch(/aria-label="(Start|Preview|Change)[^"]*(events@1\.0\.0|connect)/);
    const form = await browser.get(`/_/rollout?${OF_NEXT}`);
    expect([form.statusCode, headingOf(form.body)]).toEqual([200, 'The rollout of events@1.1.0']);
    expect(fieldsOf(form.body)).toEqual(PLAN);
    expect(words(form.body)).toContain('the site’s own visits decide. They find pages that break');
  });

  it('after it was told what will happen', async () => {
    const { typed, state } = await publishedSite();
    const { statusCode, body } = await typed(PLAN);
    expect([statusCode, headingOf(body)]).toEqual([200, 'Start the rollout of events@1.1.0?']);
    expect(words(body)).toContain('At first all visitors get events@1.0.0.');
    expect(words(body)).toContain('Then: the site visits its pages itself, then 10 %, then 50 %, then 100 %.');
    expect(words(body)).toContain('The step to 100 % makes it everybody’s release.');
    expect(await state('events')).toBe('1.0.0 stable 100, 1.1.0 published 0');
  });

  it('and it stands in the audit log as one by the release tool does', async () => {
    const { start, state, browser, releases } = await publishedSite();
    const response = await start(WAITING, 'For Advent');
    expect([response.statusCode, response.headers.location]).toEqual([303, '/_/']);
    expect(await state('events')).toBe('1.0.0 stable 100, 1.1.0 candidate 0');
    expect(words((await browser.get('/_/')).body)).toContain('Started the rollout of events@1.1.0.');
    const { table } = await releases.store.read();
    expect(table.sections['events']?.[1]?.plan).toMatchObject({ steps: [10, 50, 100], every: 43_200, wait: 1_209_600 });
    expect((await auditEntries(releases.audit)).at(-1)).toMatchObject({
      who: 'events-team',
      action: 'rollout',
      section: 'events',
      version: '1.1.0',
      note: 'steps 10, 50, 100 % every 43200 s, waiting up to 1209600 s for visitors; when quiet: wait: For Advent',
      outcome: 'done',
    });
  });

  it('that stays at one share', async () => {
    const { typed, start, releases } = await publishedSite();
    const { body } = await typed({ ...PLAN, steps: '5' });
    expect(words(body)).toContain('At its last share it stays until somebody promotes it or takes it back.');
    await start({ ...PLAN, steps: '5' });
    expect((await auditEntries(releases.audit)).at(-1)).toMatchObject({ action: 'rollout', note: '5 %' });
  });

  it('and goes on from where it is by other steps', async () => {
    const { start, typed, browser, state, rollout } = await publishedSite();
    await rollout('events', '1.1.0', [10]);
    expect((await browser.get('/_/')).body).toContain('aria-label="Change the steps of events@1.1.0"');
    const { body } = await typed({ ...PLAN, steps: '10, 30' });
    expect(headingOf(body)).toBe('Change the rollout of events@1.1.0?');
    expect(words(body)).toContain('Now 10 % of visitors get it; no further step is planned.');
    await start({ ...PLAN, steps: '20, 30' });
    expect(await state('events')).toBe('1.0.0 stable 80, 1.1.0 candidate 20');
  });

  it.each([
    [{ steps: '' }, 'No step is given, so nobody would get the release. Write for example 10, 50, 100.'],
    [{ steps: 'ten' }, '“ten” is no share of the visitors. A step is a number above 0 and up to 100'],
    [{ steps: '10, 500' }, '“500” is no share of the visitors.'],
    [{ steps: '0, 50' }, '“0” is no share of the visitors.'],
    [
      { steps: '50, 10, 100' },
      '10 comes after 50, but each step gives the release more visitors than the one before. In order they are 10, 50, 100.',
    ],
    [{ steps: Array.from({ length: 101 }, () => '1').join(' ') }, 'a rollout has 100 at most. Leave some out.'],
    [{ every: '' }, 'No time is given. Write for example 12 hours, 1 day or 1 week.'],
    [{ every: 'a day' }, '“a day” is not understood as a time. Write a number and a word'],
    [{ every: '0 days' }, '“0 days” is not understood as a time.'],
    [{ wait: '2 years' }, '“2 years” is not understood as a time.'],
    [{ wait: '400 days' }, '“400 days” is longer than a year'],
  ])('but not by %j, which stays in the form', async (mistake, said) => {
    const { typed, state } = await publishedSite();
    const { statusCode, body } = await typed({ ...PLAN, ...mistake });
    expect([statusCode, headingOf(body)]).toEqual([400, 'The rollout of events@1.1.0']);
    expect(words(body)).toContain(said);
    expect(fieldsOf(body)).toEqual({ ...PLAN, ...mistake });
    expect(body.match(/aria-invalid="true"\s+aria-describedby="(\w+)-fault/)?.[1]).toBe(Object.keys(mistake)[0]);
    expect(await state('events')).toBe('1.0.0 stable 100, 1.1.0 published 0');
  });

  it.each([
    ['of the release that serves', 'events', '1.0.0', 409, 'events@1.0.0 serves already'],
    ['of what is not published', 'events', '9.0.0', 409, 'events@9.0.0 is not published'],
    ["of another team's section", 'connect', '2.1.0', 403, 'Your team does not release connect'],
  ])('but not %s', async (_name, section, version, status, said) => {
    const { browser, typed } = await publishedSite();
    const of = `section=${section}&version=${version}`;
    for (const { statusCode, body } of [await browser.get(`/_/rollout?${of}`), await typed(PLAN, of)]) {
      expect([statusCode, headingOf(body)]).toEqual([status, 'That did not work']);
      expect(words(body)).toContain(said);
    }
  });

  it('but not beside another rollout of the section', async () => {
    const { publish, rollout, browser } = await publishedSite();
    await publish('events', '1.2.0');
    await rollout('events', '1.2.0', [5]);
    expect((await browser.get('/_/')).body).not.toContain('Start a rollout of events');
    const { statusCode, body } = await browser.get(`/_/rollout?${OF_NEXT}`);
    expect([statusCode, words(body)]).toEqual([409, expect.stringContaining('events@1.2.0 is being rolled out.')]);
  });

  it('but not when somebody else was quicker, nor of another team, nor by a form of another site', async () => {
    const { typed, rollout, browser, state, releases } = await publishedSite();
    const fields = hiddenFields((await typed(PLAN)).body);
    expect((await browser.post('/_/change', fields, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const other = await browser.post('/_/change', { ...fields, section: 'connect', version: '2.1.0' });
    expect(other.statusCode).toBe(403);
    expect((await auditEntries(releases.audit)).at(-1)).toMatchObject({
      who: 'events-team',
      action: 'rollout',
      section: 'connect',
      outcome: 'refused',
    });
    await rollout('events', '1.1.0', [5]);
    const { statusCode, body } = await browser.post('/_/change', fields);
    expect([statusCode, words(body)]).toEqual([409, expect.stringContaining('not as you have seen them any more')]);
    expect(await state('events')).toBe('1.0.0 stable 95, 1.1.0 candidate 5');
  });
});

describe('a team makes a preview link', () => {
  /** Asks for a link that works as long as chosen. */
  async function previewSite() {
    const site = await publishedSite();
    const fields = hiddenFields((await site.browser.get(`/_/preview?${OF_NEXT}`)).body);
    const make = (more: Record<string, string>) => site.browser.post('/_/preview', { ...fields, ...more });
    return { ...site, make };
  }

  it('that shows the release, says when it ends, and stands in the audit log', async () => {
    const { make, releases, dataDir, clock } = await previewSite();
    const { statusCode, body } = await make({ seconds: '86400' });
    expect([statusCode, headingOf(body)]).toEqual([200, 'Preview link for events@1.1.0']);
    expect(words(body)).toContain('It works until Nov 22, 1:00 PM EST.');
    const [, link = ''] = /<a href="https:\/\/church\.example\/\?preview=([^"]*)"/.exec(body) ?? [];
    const release = await siteSecret(join(dataDir, 'operator', 'preview-key'));
    const until = new Date('2026-11-22T18:00:00Z');
    expect(readPreview(link, { release }, clock.now)).toEqual({ section: 'events', version: '1.1.0', until });
    expect((await auditEntries(releases.audit)).at(-1)).toMatchObject({
      who: 'events-team',
      action: 'preview',
      section: 'events',
      version: '1.1.0',
      note: 'until 2026-11-22T18:00:00.000Z',
      outcome: 'done',
    });
  });

  it.each([
    ['of another team’s section', { section: 'connect', version: '2.1.0' }, {}, 403],
    ['of what is not published', { version: '9.0.0' }, {}, 409],
    ['for longer than a week', { seconds: '999999' }, {}, 400],
    ['by a form of another session', { token: 'x' }, {}, 403],
    ['by a form of another site', {}, { 'sec-fetch-site': 'cross-site' }, 403],
  ])('but not %s', async (_name, more, headers, status) => {
    const { browser } = await previewSite();
    const fields = hiddenFields((await browser.get(`/_/preview?${OF_NEXT}`)).body);
    const { statusCode, body } = await browser.post(
      '/_/preview',
      { ...fields, seconds: '7200', ...more },
      { ...headers },
    );
    expect(statusCode).toBe(status);
    expect(body).not.toContain('?preview=');
  });

  it('and a refused one stands in the audit log', async () => {
    const { make, releases } = await previewSite();
    await make({ seconds: '7200', section: 'connect' });
    expect((await auditEntries(releases.audit)).at(-1)).toMatchObject({ action: 'preview', outcome: 'refused' });
  });
});
