import { json } from '../testing/content-api.ts';
import { startSite } from '../testing/site.ts';

const POLLUTED =
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"data":{"__proto__":{"polluted":true}}}';

test('a prototype in the JSON of a request changes no object', async () => {
  const { origin, api } = await startSite();
  api.answer = json({ data: null }, 400);
  const headers = { 'content-type': 'application/json' };
  for (const path of ['/api/members', '/api/v1.0/email/send', '/_/vitals', '/_/releases/teams']) {
    const { status } = await fetch(`${origin}${path}`, { method: 'POST', headers, body: POLLUTED });
    expect([path, Math.floor(status / 100)]).toEqual([path, 4]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  }
});

test('what every object has is no section', async () => {
  const { origin } = await startSite();
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    const asked = [
      `/_/lock?have=${name}@1.0.0`,
      `/_/remotes?lock=${name}@1.0.0`,
      `/_/remotes?lock=events@1.0.0&stable=${name}@1.0.0`,
      `/_/assets/${name}/1.0.0/remoteEntry.js`,
    ];
    for (const path of asked) {
      const { status } = await fetch(`${origin}${path}`);
      expect([path, status === 400 ? 404 : status]).toEqual([path, 404]);
    }
  }
});

test('a prototype in an address or a form changes no object', async () => {
  const { origin } = await startSite();
  await fetch(`${origin}/events?__proto__[polluted]=true&constructor[prototype][polluted]=true`);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await fetch(`${origin}/api/members`, { method: 'POST', headers, body: '__proto__[polluted]=true&__proto__=x' });
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('content with a prototype in it is handed on as text, and changes no object', async () => {
  const { origin, api } = await startSite();
  api.answer = (_request, response) => void response.setHeader('content-type', 'application/json').end(POLLUTED);
  expect(await (await fetch(`${origin}/api/events`)).text()).toBe(POLLUTED);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
