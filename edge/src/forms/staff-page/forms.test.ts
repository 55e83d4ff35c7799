import { MEMBER, fakeRecipient, POSTPONED, storedForms } from '../../testing/forms.ts';
import { auditEntries, headingOf, hiddenFields, teamSite, textOf, until } from 'releases/testing';
import { formsPart } from './forms-part.ts';

const notice = async () => null;

/** No team and no log may see this text. */
const SECRET = 'Bartholomew';

/** Opens a site with two forms, and browsers of operator and team. */
async function siteWithForms() {
  const { submissions, side } = await storedForms({ side: fakeRecipient(POSTPONED) });
  const prayer = { prayerRequest: `For ${SECRET} <b>&`, email: 'zoe@example.org' };
  await submissions.accept({ kind: 'prayer-request', answers: prayer, homepage: 'https://spam.example' });
  await submissions.accept(MEMBER);
  const site = await teamSite({ parts: [formsPart({ submissions, notice })] });
  const [operator, team] = [site.browser(), site.browser()];
  await operator.signIn(await site.team('operator', ['*'], { operator: true }));
  await team.signIn(await site.team('events-team', ['events']));
  const id = (await submissions.list()).find(({ state }) => state === 'held')?.id ?? '';
  const lastEntry = async () => (await auditEntries(site.releases.audit)).at(-1);
  /** Reads the buttons of the operator's page. The last one deletes. */
  const fields = async () => hiddenFields((await operator.get(`/_/form?id=${id}`)).body);
  return { ...site, submissions, side, operator, team, id, lastEntry, fields };
}

describe('forms that are not delivered', () => {
  it('are counted and listed for every team, without what they say', async () => {
    const { team } = await siteWithForms();
    const { body } = await team.get('/_/');
    expect(textOf(body)).toContain('1 waiting, 1 held.');
    expect(textOf(body)).toContain('Prayer request held: it may be spam 0 the hidden field was filled in');
    expect(textOf(body)).toMatch(/New member waits, and is tried again by itself \d+ nobody is there/);
    expect(body).not.toMatch(/Bartholomew|O’Brien|example\.org/);
    expect(body).not.toContain('/_/form?');
  });

  it('say it loudly when messages reach nobody, though all are delivered', async () => {
    const site = await teamSite({
      parts: [formsPart({ ...(await storedForms()), notice: async () => 'Nobody is sent <what> visitors write.' })],
    });
    const browser = site.browser();
    await browser.signIn(await site.team('events-team', ['events']));
    const { body } = await browser.get('/_/');
    expect(body).toContain('role="alert">Nobody is sent &lt;what&gt; visitors write.</p>');
  });

  it('are none when all are delivered', async () => {
    const site = await teamSite({ parts: [formsPart({ ...(await storedForms()), notice })] });
    const browser = site.browser();
    await browser.signIn(await site.team('events-team', ['events']));
    expect(textOf((await browser.get('/_/')).body)).toContain('Forms of visitors All are delivered.');
  });

  it('cost the page nothing else when they cannot be read', async () => {
    const { submissions, team } = await siteWithForms();
    await submissions.stop();
    const { statusCode, body } = await team.get('/_/');
    expect(statusCode).toBe(200);
    expect(textOf(body)).toContain('The list of forms cannot be read just now.');
    expect(textOf(body)).toContain('Audit log');
  });

  it('are read by the operator, whose reading stands in the audit log, and are stored nowhere else', async () => {
    const { operator, id, lastEntry } = await siteWithForms();
    expect((await operator.get('/_/')).body).toContain(`href="/_/form?id=${id}"`);
    const { statusCode, body, headers } = await operator.get(`/_/form?id=${id}`);
    expect([statusCode, headingOf(body), headers['cache-control']]).toEqual([200, 'Prayer request', 'no-store']);
    expect(body).toContain(`For ${SECRET} &lt;b&gt;&amp;`);
    expect(textOf(body)).toContain('Email zoe@example.org');
    const entry = await lastEntry();
    expect(entry).toMatchObject({ who: 'operator', action: 'read form', outcome: 'done' });
    expect(JSON.stringify(entry)).not.toMatch(/Bartholomew|zoe/);
  });

  it('are read by nobody else, and the audit log says who tried', async () => {
    const { team, id, lastEntry } = await siteWithForms();
    const { statusCode, body } = await team.get(`/_/form?id=${id}`);
    expect(statusCode).toBe(403);
    expect(body).not.toContain(SECRET);
    expect(await lastEntry()).toMatchObject({ who: 'events-team', action: 'read form', outcome: 'refused' });
  });

  it('are delivered when the operator says so', async () => {
    const { operator, fields, id, submissions, side, lastEntry } = await siteWithForms();
    side.answer = { state: 'delivered', answer: { status: 200, body: '{}' } };
    const response = await operator.post('/_/form', { ...(await fields()), action: 'deliver' });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/_/']);
    expect(textOf((await operator.get('/_/')).body)).toContain('The form goes on its way.');
    await until(async () => (await submissions.read(id)) === undefined);
    expect(await lastEntry()).toMatchObject({ who: 'operator', action: 'deliver form', outcome: 'done' });
  });

  it('are deleted when the operator says so, once', async () => {
    const { operator, fields, id, submissions, lastEntry } = await siteWithForms();
    const form = await fields();
    expect(form).toMatchObject({ action: 'delete', id });
    expect((await operator.post('/_/form', form)).statusCode).toBe(303);
    expect(await submissions.read(id)).toBeUndefined();
    expect(await lastEntry()).toMatchObject({ action: 'delete form', outcome: 'done' });
    const again = await operator.post('/_/form', form);
    expect([again.statusCode, headingOf(again.body)]).toEqual([409, 'That did not work']);
  });

  it.each([
    ['from another site', {}, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    ['by a script of a section', {}, { 'sec-fetch-dest': 'empty' }, 403],
    ['with another token', { token: 'A'.repeat(43) }, {}, 403],
    ['without a session', {}, { cookie: '' }, 401],
    ['with a word that is no action', { action: 'read' }, {}, 400],
    ['for a form that is none', { id: 'x' }, {}, 409],
  ])('stay as they are %s', async (_name, change, headers, status) => {
    const { operator, fields, id, submissions } = await siteWithForms();
    const response = await operator.post('/_/form', { ...(await fields()), ...change }, { ...headers });
    expect(response.statusCode).toBe(status);
    expect(await submissions.read(id)).toMatchObject({ state: 'held' });
  });

  it('stay as they are when a team without the right tries', async () => {
    const { team, fields, id, submissions, lastEntry } = await siteWithForms();
    const { token = '' } = hiddenFields((await team.get('/_/')).body.replace(/<main.*/s, ''));
    const response = await team.post('/_/form', { ...(await fields()), token });
    expect(response.statusCode).toBe(403);
    expect(await submissions.read(id)).toMatchObject({ state: 'held' });
    expect(await lastEntry()).toMatchObject({ who: 'events-team', action: 'delete form', outcome: 'refused' });
  });
});
