import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readState } from '../restore/read-state.mjs';

/**
 * What visitors, staff and teams see, and whether those who had signed in before still are.
 * @param {import('../../site/site.mjs').Settings} settings
 * @param {Session} [session] of before; without it, somebody signs in
 */
export async function readMovedState(settings, session) {
  const site = `http://localhost:${settings.port}`;
  const signedIn = session ?? (await signIn(site, settings));
  const [teamPage, panel] = await Promise.all([
    statusOf(`${site}/_/audit`, { cookie: signedIn.team }),
    statusOf(`http://127.0.0.1:${settings.cmsPort}/admin/users/me`, { authorization: `Bearer ${signedIn.panel}` }),
  ]);
  return { ...(await readState(settings)), teamPage, panel, session: signedIn };
}

/** @typedef {{ team: string, panel: string }} Session a cookie of the team page, a token of the CMS's panel */

/**
 * @param {string} site
 * @param {import('../../site/site.mjs').Settings} settings
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
 * Status, and whether a page asks for a token.
 * @param {string} address
 * @param {Record<string, string>} headers
 */
async function statusOf(address, headers) {
  const answer = await fetch(address, { headers, redirect: 'manual' });
  const text = await answer.text();
  return {
    status: answer.status,
    asksForToken: text.includes('name="token"'),
    ...(headers.authorization ? { text } : {}),
  };
}
