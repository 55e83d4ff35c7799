import { logIn, readPasswordFile } from '../support/editor';
import { type Answer, post, request } from '../support/http';
import { removeData, type RunningCms, startCms } from '../support/start-cms';

/** Behind one proxy, which says where a request comes from. */
describe('guessing passwords of the panel', () => {
  let cms: RunningCms;
  let owner: { email: string; password: string };
  let hosts = 0;

  const stranger = () => `203.0.113.${(hosts += 1)}`;
  const attempt = (body: object, address: string, headers: Record<string, string> = {}): Promise<Answer> =>
    post(`${cms.url}/admin/login`, body, { 'x-forwarded-for': address, ...headers });
  const statusesOf = async (answers: Promise<Answer>[]) => (await Promise.all(answers)).map(({ status }) => status);
  const times = (count: number) => Array.from({ length: count }, (_, index) => index);
  const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;
  const deviceOf = ({ headers }: Answer) =>
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('soteria_device='))
      ?.split(';')[0] ?? '';

  beforeAll(async () => {
    cms = await startCms({ environment: { TRUST_PROXY: '1', SEED_CONTENT: 'false' } });
    owner = await readPasswordFile(cms.dataDir);
  });

  afterAll(async () => {
    await cms.stop();
    await removeData(cms.dataDir);
  });

  it('from one address at many accounts ends after twenty', async () => {
    const address = stranger();
    const statuses = await statusesOf(
      times(30).map((index) => attempt({ email: `editor${index}@church.example`, password: 'Guess1234' }, address)),
    );
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([20, 10]);
  });

  it('from one IPv6 network with addresses without end is counted as one', async () => {
    const statuses = await statusesOf(
      times(30).map((index) =>
        attempt({ email: `e${index}@church.example`, password: 'Guess1234' }, `2001:db8::${index}`),
      ),
    );
    expect(count(statuses, 400)).toBe(20);
  });

  it.each(['/ADMIN/login', '/admin/LogIn/', '/admin/login?x=1', '/admin/%6Cogin', '//admin/login', '/admin//login'])(
    'is counted, or no log-in at all, in the spelling %s',
    async (path) => {
      const address = stranger();
      const tries = times(25).map((index) =>
        post(
          `${cms.url}${path}`,
          { email: `p${index}@x.example`, password: 'Guess1234' },
          { 'x-forwarded-for': address },
        ),
      );
      expect(count(await statusesOf(tries), 400)).toBeLessThanOrEqual(20);
    },
  );

  it('tells nobody by its speed whether an account exists', async () => {
    for (const email of [owner.email, 'nobody@church.example']) {
      const start = performance.now();
      expect((await attempt({ email, password: 'Guess1234' }, stranger())).status).toBe(400);
      expect(performance.now() - start).toBeGreaterThan(395);
    }
  });

  it('from many addresses at one account ends too, and does not keep its owner out', async () => {
    const first = await attempt(owner, '198.51.100.1');
    const device = deviceOf(first);
    expect(first.status).toBe(200);

    const guesses = times(40).map(() => attempt({ ...owner, password: 'Guess1234' }, stranger()));
    expect(count(await statusesOf(guesses), 429)).toBeGreaterThanOrEqual(20);
    // Even the right password is not tried for strangers now.
    const refused = await attempt(owner, stranger());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

    // On the device of last time, and on the machine itself.
    expect((await attempt(owner, '198.51.100.77', { cookie: device })).status).toBe(200);
    expect(await logIn(cms.url, cms.dataDir)).toMatch(/^ey/);
  });

  it.each([
    ['made up', () => 'soteria_device=9999999999999.abc.def'],
    ['of another account', (device: string) => device],
  ])('gains nothing by a device cookie that is %s', async (_, cookieOf) => {
    const device = deviceOf(await attempt(owner, '127.0.0.1', { 'x-forwarded-for': '' }));
    const cookie = cookieOf(device);
    const other = { email: `busy${cookie.length}@church.example`, password: 'Guess1234' };
    const guesses = times(25).map(() => attempt(other, stranger(), { cookie }));
    expect(count(await statusesOf(guesses), 429)).toBe(5);
  });

  it('limits tries of registration and reset tokens', async () => {
    const address = stranger();
    const tries = times(30).map((index) =>
      post(
        `${cms.url}/admin/reset-password`,
        { resetPasswordToken: `guess${index}`, password: 'Guess1234' },
        { 'x-forwarded-for': address },
      ),
    );
    expect(count(await statusesOf(tries), 429)).toBe(10);
  });

  it('gives a session that scripts and other sites cannot use, and that ends with the log-out', async () => {
    const answer = await attempt(owner, '127.0.0.1', { 'x-forwarded-for': '' });
    const cookies = answer.headers.getSetCookie();
    const session = cookies.find((cookie) => cookie.startsWith('strapi_admin_refresh=')) ?? '';
    for (const cookie of [session, cookies.find((text) => text.startsWith('soteria_device=')) ?? '']) {
      expect(cookie).toMatch(/; httponly/i);
      expect(cookie).toMatch(/; samesite=(lax|strict)/i);
    }
    const headers = { cookie: session.split(';')[0] ?? '', 'content-type': 'application/json' };
    const renewal = () => request(`${cms.url}/admin/access-token`, { method: 'POST', headers, body: '{}' });
    const renewed = await renewal();
    expect(renewed.status).toBe(200);
    const token = JSON.stringify(renewed.body).match(/"(ey[^"]+)"/)?.[1];
    const authorization = `Bearer ${token}`;
    await request(`${cms.url}/admin/logout`, { method: 'POST', headers: { ...headers, authorization }, body: '{}' });
    expect((await renewal()).status).toBe(401);
  });
});

it('behind https the cookies of the panel are for https only, whatever the proxy in front tells', async () => {
  const cms = await startCms({ environment: { PANEL_URL: 'https://cms.church.example', SEED_CONTENT: 'false' } });
  const answer = await post(`${cms.url}/admin/login`, await readPasswordFile(cms.dataDir));
  await cms.stop();
  await removeData(cms.dataDir);
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).not.toHaveLength(0);
  for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/; secure/i);
});
