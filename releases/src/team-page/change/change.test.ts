import { auditEntries } from '../../testing/audit-entries.ts';
import { headingOf, hiddenFields, textOf } from '../../testing/html.ts';
import { teamSite } from '../../testing/team-site.ts';

/** A rollout in progress, and a browser of the section's team. */
async function rolloutSite(steps = [10, 25, 100]) {
  const site = await teamSite();
  await site.publish('events', '1.0.0');
  await site.publish('events', '1.1.0');
  await site.publish('connect', '2.0.0');
  await site.rollout('events', '1.1.0', steps);
  const browser = site.browser();
  await browser.signIn(await site.team('events-team', ['events']));
  const confirm = (action: string, version = '1.1.0', section = 'events') =>
    browser.get(`/_/confirm?action=${action}&section=${section}&version=${version}`);
  /** Presses a button and confirms the change. */
  const press = async (action: string, version?: string, note = '') => {
    const fields = hiddenFields((await confirm(action, version)).body);
    return browser.post('/_/change', { ...fields, note });
  };
  return { ...site, browser, confirm, press };
}

describe('a button tells what will happen to whom', () => {
  it.each([
    ['promote', 'Promote events@1.1.0?', 'Everybody gets events@1.1.0. Now 10 % of visitors get it'],
    [
      'pause',
      'Pause the rollout of events@1.1.0?',
      'not going to happen: next step 25 % at Nov 21, 1:10 PM EST, then 100 %',
    ],
    ['abort', 'Abort the rollout of events@1.1.0?', 'Everybody gets events@1.0.0. The 10 % of visitors'],
  ])('%s', async (action, heading, words) => {
    const { confirm, state } = await rolloutSite();
    const { statusCode, body } = await confirm(action);
    expect([statusCode, headingOf(body)]).toEqual([200, heading]);
    expect(textOf(body).replaceAll('\u00a0', ' ')).toContain(words);
    expect(await state('events')).toBe('1.0.0 stable 90, 1.1.0 candidate 10');
  });

  it('resume', async () => {
    const { confirm, press } = await rolloutSite();
    await press('pause', '1.1.0', 'We wait for Sunday');
    const { body } = await confirm('resume');
    expect(headingOf(body)).toBe('Resume the rollout of events@1.1.0?');
    const words = textOf(body).replaceAll('\u00a0', ' ');
    expect(words).toContain('goes on: next step 25 % at Nov 21, 1:10 PM EST');
    expect(words).toContain('Now it is paused: We wait for Sunday');
  });

  it('roll back', async () => {
    const { confirm, press } = await rolloutSite();
    await press('promote');
    const { body } = await confirm('rollback');
    expect(headingOf(body)).toBe('Roll back events@1.1.0?');
    expect(textOf(body)).toContain('Everybody gets events@1.0.0 again');
  });

  it.each([
    ['what cannot be done now', 'rollback', '1.0.0', 'events', 409],
    ['a release that is not the one in question any more', 'promote', '1.0.9', 'events', 409],
    ["another team's section", 'rollback', '2.0.0', 'connect', 403],
    ['a word that is no action', 'publish', '1.1.0', 'events', 400],
    ['a section of no such name', 'promote', '1.1.0', '__proto__', 400],
  ])('but not %s', async (_name, action, version, section, status) => {
    const { confirm } = await rolloutSite();
    const response = await confirm(action, version, section);
    expect([response.statusCode, headingOf(response.body)]).toEqual([status, 'That did not work']);
  });
});

describe('a team confirms', () => {
  it.each([
    ['promote', '1.0.0 retired 0, 1.1.0 stable 100', 'Promoted events@1.1.0.'],
    ['pause', '1.0.0 stable 90, 1.1.0 candidate 10', 'Paused the rollout of events@1.1.0.'],
    ['abort', '1.0.0 stable 100, 1.1.0 aborted 0', 'Aborted the rollout of events@1.1.0.'],
  ])('%s, is told so once, and stands in the audit log', async (action, expected, said) => {
    const { press, state, browser, releases } = await rolloutSite();
    const response = await press(action, '1.1.0', 'We wait for Sunday');
    expect([response.statusCode, response.headers.location]).toEqual([303, '/_/']);
    expect(await state('events')).toBe(expected);
    expect(textOf((await browser.get('/_/')).body)).toContain(said);
    expect(textOf((await browser.get('/_/')).body)).not.toContain(said);
    expect((await auditEntries(releases.audit)).at(-1)).toMatchObject({
      who: 'events-team',
      action,
      section: 'events',
      version: '1.1.0',
      note: 'We wait for Sunday',
      outcome: 'done',
    });
  });

  it('a pause, whose reason everybody can read, and which no button offers again', async () => {
    const { press, browser } = await rolloutSite();
    await press('pause', '1.1.0', 'We wait for Sunday');
    const { body } = await browser.get('/_/');
    expect(textOf(body)).toContain('The rollout: paused: We wait for Sunday (events-team).');
    expect(body).not.toContain('aria-label="Pause');
  });

  it.each([
    ['synthetic', 'it finds pages that break, not ones that people find slow, wrong or confusing.', 'PM EST, then 100'],
    [
      'wait',
      'they also find what is slow or breaks for some of them',
      '(waits for visitors until Nov 28, 1:10 PM EST)',
    ],
  ] as const)(
    'what a rollout with the policy %s finds, and what its last visits found',
    async (policy, finds, plan) => {
      const { browser, releases, clock, rollout } = await rolloutSite();
      const note = 'no fault: 3 pages on the server';
      const visit = {
        who: 'edge',
        action: 'visit',
        outcome: 'done',
        section: 'events',
        version: '1.1.0',
        note,
      } as const;
      await releases.audit.append({ ...visit, at: clock.now.toISOString() });
      await rollout('events', '1.1.0', { steps: [10, 25, 100], whenQuiet: policy });
      const text = textOf((await browser.get('/_/')).body).replaceAll('\u00a0', ' ');
      expect(text).toContain(finds);
      expect(text).toContain(plan);
      expect(text).toContain('Last visited Nov 21, 1:00 PM EST: no fault: 3 pages on the server.');
      await releases.audit.append({
        ...visit,
        outcome: 'refused',
        note: 'no shell serves',
        at: clock.now.toISOString(),
      });
      expect(textOf((await browser.get('/_/')).body)).toContain(
        'tries to visit its pages, and cannot: no shell serves.',
      );
    },
  );

  it('that a paused rollout goes on, which no button offers for another', async () => {
    const { press, browser, state } = await rolloutSite();
    expect((await browser.get('/_/')).body).not.toContain('aria-label="Resume');
    await press('pause');
    await press('resume');
    const { body } = await browser.get('/_/');
    expect(textOf(body)).toContain('Resumed the rollout of events@1.1.0.');
    expect(textOf(body)).toContain('The rollout: next step');
    expect(await state('events')).toBe('1.0.0 stable 90, 1.1.0 candidate 10');
  });

  it('a rollback', async () => {
    const { press, state } = await rolloutSite();
    await press('promote');
    await press('rollback');
    expect(await state('events')).toBe('1.0.0 stable 100, 1.1.0 aborted 0');
  });

  it('what it has seen: when somebody else was quicker nothing is changed', async () => {
    const { confirm, rollout, browser, state, releases } = await rolloutSite();
    const fields = hiddenFields((await confirm('promote')).body);
    await rollout('events', '1.1.0', [50]);
    const { statusCode, body } = await browser.post('/_/change', fields);
    expect(statusCode).toBe(409);
    expect(textOf(body)).toContain('not as you have seen them any more');
    expect(await state('events')).toBe('1.0.0 stable 50, 1.1.0 candidate 50');
    expect((await auditEntries(releases.audit)).at(-1)).toMatchObject({ action: 'promote', outcome: 'refused' });
  });

  it('its own section, whatever happens to others meanwhile', async () => {
    const { confirm, publish, browser } = await rolloutSite();
    const fields = hiddenFields((await confirm('promote')).body);
    await publish('connect', '2.1.0');
    expect((await browser.post('/_/change', fields)).statusCode).toBe(303);
  });

  it("nothing of another team's section, and the audit log says that it tried", async () => {
    const { confirm, browser, state, releases, team } = await rolloutSite();
    const other = await team('connect-team', ['connect']);
    const fields = hiddenFields((await confirm('promote')).body);
    await browser.signIn(other);
    const { token = '' } = hiddenFields((await browser.get('/_/')).body);
    const { statusCode, body } = await browser.post('/_/change', { ...fields, token });
    expect(statusCode).toBe(403);
    expect(textOf(body)).toContain('Your team does not release events');
    expect(await state('events')).toBe('1.0.0 stable 90, 1.1.0 candidate 10');
    expect((await auditEntries(releases.audit)).at(-1)).toMatchObject({
      who: 'connect-team',
      action: 'promote',
      section: 'events',
      outcome: 'refused',
    });
  });
});

describe('a form that is not of this session changes nothing', () => {
  it.each([
    ['from another site', {}, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    ['from another site, by an old browser', {}, { 'sec-fetch-site': '', origin: 'https://evil.example' }, 403],
    ['by a script of a section', {}, { 'sec-fetch-dest': 'empty' }, 403],
    ['with another token', { token: 'A'.repeat(43) }, {}, 403],
    ['with no token', { token: '' }, {}, 403],
    ['without a session', {}, { cookie: '' }, 401],
    ['with fields of no sense', { section: '../x' }, {}, 400],
    ['with a longer note than is stored', { note: 'x'.repeat(201) }, {}, 400],
    ['of another encoding', {}, { 'content-type': 'text/plain' }, 415],
  ])('%s', async (_name, fields, headers, status) => {
    const { confirm, browser, state, releases } = await rolloutSite();
    const form = hiddenFields((await confirm('promote')).body);
    const entries = await auditEntries(releases.audit);
    expect((await browser.post('/_/change', { ...form, ...fields }, { ...headers })).statusCode).toBe(status);
    expect(await state('events')).toBe('1.0.0 stable 90, 1.1.0 candidate 10');
    expect(await auditEntries(releases.audit)).toEqual(entries);
  });

  it('with the token of an earlier session of the same team', async () => {
    const { confirm, browser, state, team } = await rolloutSite();
    const form = hiddenFields((await confirm('promote')).body);
    await browser.signIn(await team('events-team', ['events']));
    expect((await browser.post('/_/change', form)).statusCode).toBe(403);
    expect(await state('events')).toBe('1.0.0 stable 90, 1.1.0 candidate 10');
  });
});
