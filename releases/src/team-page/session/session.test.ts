import { afterTest } from 'database/testing';
import { auditEntries } from '../../testing/audit-entries.ts';
import { headingOf, hiddenFields, textOf } from '../../testing/html.ts';
import { teamSite } from '../../testing/team-site.ts';

async function signedInSite(publicUrl?: string) {
  const site = await teamSite(publicUrl === undefined ? {} : { publicUrl });
  const token = await site.team('events-team', ['events']);
  const browser = site.browser();
  const response = await browser.signIn(token);
  return { ...site, token, browser, response };
}

describe('a team signs in', () => {
  it('sees the form first, and the releases after it', async () => {
    const { browser, response } = await signedInSite();
    expect([response.statusCode, response.headers.location]).toEqual([303, '/_/']);
    expect(headingOf((await browser.get('/_/')).body)).toBe('Releases');
  });

  it('gets a cookie that no script sees, that no other site can use, and that holds no token', async () => {
    const { response, token } = await signedInSite();
    const [cookie] = response.cookies;
    expect(cookie).toMatchObject({ name: '__Host-team', path: '/', httpOnly: true, sameSite: 'Strict', secure: true });
    expect(cookie?.maxAge).toBe(8 * 60 * 60);
    const secret = token.slice(-43);
    expect(Buffer.from(cookie?.value.split('.')[0] ?? '', 'base64url').toString()).not.toContain(secret);
  });

  it('can do so on plain http, too', async () => {
    const { response, browser } = await signedInSite('http://localhost:3000');
    expect(response.cookies[0]?.secure).toBeUndefined();
    expect(headingOf((await browser.get('/_/')).body)).toBe('Releases');
  });

  it.each(['', 'soteria_', 'soteria_aaaaaaaa_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'x'.repeat(500)])(
    'is refused with the token "%s", which the audit log says',
    async (token) => {
      const { browser, releases } = await teamSite();
      const there = browser();
      const { statusCode, body } = await there.signIn(token);
      expect([statusCode, headingOf(body)]).toEqual([401, 'Sign in']);
      expect(textOf(body)).toContain('No team has this token');
      expect(there.cookies).toEqual({});
      expect(await auditEntries(releases.audit)).toMatchObject([
        { who: 'edge', action: 'sign-in', outcome: 'refused' },
      ]);
    },
  );

  it('cannot try tokens without end, nor fill the audit log with them', async () => {
    const { browser, app, releases } = await teamSite();
    const statuses = [];
    for (let attempt = 0; attempt < 25; attempt += 1) statuses.push((await browser().signIn('x')).statusCode);
    expect(statuses).toEqual([...Array(20).fill(401), ...Array(5).fill(429)]);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (let other = 1; other < 15; other += 1)
      await app.inject({
        method: 'POST',
        url: '/_/session',
        headers,
        payload: 'token=x',
        remoteAddress: `10.0.0.${other}`,
      });
    expect(await auditEntries(releases.audit)).toHaveLength(10);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    afterTest(() => now.mockRestore());
    await app.inject({ method: 'POST', url: '/_/session', headers, payload: 'token=x', remoteAddress: '10.0.1.1' });
    expect(await auditEntries(releases.audit)).toHaveLength(11);
  });
});

describe('a session', () => {
  it('is good on every edge of the site', async () => {
    const { browser, dataDir } = await signedInSite();
    const other = (await teamSite({ dataDir })).browser();
    Object.assign(other.cookies, browser.cookies);
    expect(headingOf((await other.get('/_/')).body)).toBe('Releases');
  });

  it('is none of another site', async () => {
    const { browser } = await signedInSite();
    const other = (await teamSite()).browser();
    Object.assign(other.cookies, browser.cookies);
    expect(headingOf((await other.get('/_/')).body)).toBe('Sign in');
  });

  it('is over after eight hours', async () => {
    const { browser, clock } = await signedInSite();
    const began = clock.now.getTime();
    clock.now = new Date(began + 8 * 3_600_000 - 1);
    expect(headingOf((await browser.get('/_/')).body)).toBe('Releases');
    clock.now = new Date(began + 8 * 3_600_000);
    expect(headingOf((await browser.get('/_/')).body)).toBe('Sign in');
  });

  it('is over at once when its token is revoked', async () => {
    const { browser, releases } = await signedInSite();
    await releases.teams.change(({ 'events-team': team, ...teams }) => ({
      ...teams,
      ...(team ? { 'events-team': { ...team, tokens: [] } } : {}),
    }));
    expect(headingOf((await browser.get('/_/')).body)).toBe('Sign in');
  });

  it('cannot be changed by its holder', async () => {
    const { browser } = await signedInSite();
    const genuine = browser.cookies['__Host-team'] ?? '';
    const [body = '', mac = ''] = genuine.split('.');
    const text = Buffer.from(body, 'base64url').toString();
    const forged = Buffer.from(text.replace('events-team', 'operator')).toString('base64url');
    for (const cookie of [`${forged}.${mac}`, body, `${body}.`, `.${mac}`, `${genuine}.x`, `${genuine}=`, '.', 'x.y']) {
      browser.cookies['__Host-team'] = cookie;
      expect(headingOf((await browser.get('/_/')).body)).toBe('Sign in');
    }
    browser.cookies['__Host-team'] = genuine;
    expect(headingOf((await browser.get('/_/')).body)).toBe('Releases');
  });

  it('ends when its team signs out, but not by the form of another site', async () => {
    const { browser } = await signedInSite();
    const { body } = await browser.get('/_/');
    const [, token = ''] = /session\/end">\s*<input type="hidden" name="token" value="([^"]*)"/.exec(body) ?? [];
    expect((await browser.post('/_/session/end', { token }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await browser.post('/_/session/end', {})).statusCode).toBe(403);
    expect(headingOf((await browser.get('/_/')).body)).toBe('Releases');
    expect((await browser.post('/_/session/end', { token })).statusCode).toBe(303);
    expect(browser.cookies).toEqual({});
    expect(hiddenFields((await browser.get('/_/')).body)).toEqual({});
  });
});

describe('the page is for people', () => {
  it.each(['empty', 'iframe', 'script', 'image'])(
    'not for a section whose script asks as "%s"',
    async (destination) => {
      const { browser } = await signedInSite();
      const { statusCode, body } = await browser.get('/_/', { 'sec-fetch-dest': destination });
      expect(statusCode).toBe(403);
      expect(body).not.toContain('Audit log');
    },
  );
});
