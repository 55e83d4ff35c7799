import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readState } from '../restore/read-state.mjs';

/**
 * What visitors, staff and teams see, and whether those who had signed in before still are.
 * @param {import('../../../../operations/src/site/start-services.mjs').Settings} settings
 * @param {Session} [session] of before; without it, somebody signs in
 */
export async function readMovedState(settings, session) {
  const site = `http://localhost:${settings.port}`;
  const signedIn = session ?? (await signIn(site, settings));
  const seen = await Promise.all([
    isLetIn(`${site}/_/`, { cookie: signedIn.team }),
    isLetIn(`http://127.0.0.1:${settings.cmsPort}/admin/users/me`, { authorization: `Bearer ${signedIn.panel}` }),
  ]);
  const shutOut = seen.filter((isIn) => !isIn).length;
  return { ...(await readState(settings)), shutOut, session: signedIn };
}

/** @typedef {{ team: string, panel: string }} Session a cookie of the team page, a token of the CMS's panel */

/**
 * @param {string} site
 * @param {import('../../../../operations/src/site/start-services.mjs').Settings} settings
 * @returns {Promise<Session>}
 */
async function signIn(site, { cmsPort, dataDir }) {
  const token = (await readFile(join(dataDir, 'operator', 'token'), 'utf8')).trim();
  const opened = await fetch(`${site}/_/session`, {
    method: 'POST',
    headers: { origin: site },
    body: new URLSearchParams({ token }),
    redirect: 'manual',
  });
  const team = opened.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const [email, password] = (await readFile(join(dataDir, 'admin-password.txt'), 'utf8')).split('\n');
  const logged = await fetch(`http://127.0.0.1:${cmsPort}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = await logged.json();
  return { team: team.join('; '), panel: String(data.token) };
}

/**
 * Whether a page is shown, and asks for no token.
 * @param {string} address
 * @param {Record<string, string>} headers
 */
async function isLetIn(address, headers) {
  const answer = await fetch(address, { headers, redirect: 'manual' });
  return answer.status === 200 && !(await answer.text()).includes('type="password"');
}
