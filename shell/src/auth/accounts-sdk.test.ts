/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The accounts' waits, limits and calls are the SDK's own (specification, sections 7 and 9), and most of them no test can
 * wait for. Read from its source, so that an upgrade that changes one is noticed.
 */
const source = readSource();

function readSource(): string {
  const firebase = createRequire(require.resolve('firebase/package.json'));
  const folder = join(dirname(firebase.resolve('@firebase/auth/package.json')), 'dist', 'esm');
  const [file = ''] = readdirSync(folder).filter((name) => /^index-.+\.js$/.test(name));
  return readFileSync(join(folder, file), 'utf8');
}

test.each([
  ['waits 30 s for an answer, 60 s on a phone', /DEFAULT_API_TIMEOUT_MS = new Delay\(30000, 60000\)/],
  ['takes a token for expired 30 s before it is', /this\.expirationTime - 30000 \/\* Buffer\.TOKEN_REFRESH/],
  ['renews a token 5 minutes before its end', /expTime - Date\.now\(\) - 300000 \/\* Duration\.OFFSET/],
  ['tries that again after 30 s', /this\.errorBackoff = 30000 /],
  ['then after twice as long each time, 960 s at most', /Math\.min\(this\.errorBackoff \* 2, 960000 /],
  ['has a password policy of 6 characters where none is given', /MINIMUM_MIN_PASSWORD_LENGTH = 6;/],
  ['syncs a token that is 5 minutes old at most', /DEFAULT_ID_TOKEN_MAX_AGE = 5 \* 60;/],
  ['would open a window of 500 × 600', /DEFAULT_WIDTH = 500;\s+const DEFAULT_HEIGHT = 600;/],
  ['would check for 8 s whether the window was closed', /8000 \/\* _Timeout\.AUTH_EVENT/],
  ['would look every 2 s for that, every 10 s on a phone', /_POLL_WINDOW_CLOSE_TIMEOUT = new Delay\(2000, 10000\)/],
  ['looks into local storage each second', /_POLLING_INTERVAL_MS(\$1)? = 1000;/],
  ['looks into IndexedDB every 800 ms', /_POLLING_INTERVAL_MS(\$1)? = 800;/],
  ['tries IndexedDB 3 times more', /_TRANSACTION_RETRY_COUNT = 3;/],
  ['would forget what came by a redirect after 10 minutes', /EVENT_DUPLICATION_CACHE_DURATION_MS = 10 \* 60 \* 1000;/],
  ['would wait 30 to 60 s for a script', /\bNETWORK_TIMEOUT(_DELAY)? = new Delay\(30000, 60000\)/],
  ['would wait 5 to 15 s for its frame', /PING_TIMEOUT = new Delay\(5000, 15000\)/],
])('the accounts SDK %s', (_wait, code) => {
  expect(code.test(source)).toBe(true);
});

test.each([
  ['GET', '/v2/recaptchaConfig'],
  ['GET', '/v2/passwordPolicy'],
  ['POST', '/v1/accounts:delete'],
  ['POST', '/v1/accounts:lookup'],
  ['POST', '/v1/accounts:signUp'],
  ['POST', '/v1/accounts:signInWithPassword'],
  ['POST', '/v1/accounts:signInWithEmailLink'],
  ['POST', '/v1/accounts:signInWithIdp'],
  ['POST', '/v2/accounts:revokeToken'],
  ['POST', '/v1/accounts:update'],
  ['GET', '/v1/projects'],
])('the accounts SDK knows the call %s %s', (method, path) => {
  expect(new RegExp(`"${method}" /\\* HttpMethod\\.${method} \\*/, "${path}"`).test(source)).toBe(true);
});

test('the accounts SDK names the site by the key in the query of each call', () => {
  expect(/querystring\(\{\s*\.\.\.params,\s*key: auth\.config\.apiKey\s*\}\)/.test(source)).toBe(true);
});

test('the accounts SDK renews tokens at /v1/token by a form, and has its handler page on the auth domain', () => {
  for (const code of [
    /querystring\(\{\s*'grant_type': 'refresh_token',\s*'refresh_token': refreshToken/,
    /_getFinalTarget\(auth, tokenApiHost, "\/v1\/token"/,
    /WIDGET_PATH = '__\/auth\/handler'/,
  ])
    expect(code.test(source)).toBe(true);
});
