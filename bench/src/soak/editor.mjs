import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';

const EVENTS = '/content-manager/collection-types/api::event.event';
const SHOWN_WITHIN_MS = 10_000;

const Session = v.object({ data: v.object({ token: v.string() }) });
const List = v.object({ results: v.array(v.object({ documentId: v.string(), title: v.string() })) });

/** @typedef {Pick<import('../site/open-site.mjs').Site, 'dataDir' | 'contentApiUrl'>} Cms dataDir: its own */

/**
 * A CMS user who is logged in through the API of the admin panel.
 * @param {Cms} site
 */
export async function editor(site) {
  const ask = await openSession(site);
  const [event] = v.parse(List, await ask('GET', `${EVENTS}?pageSize=1&sort=startDate:DESC`)).results;
  if (!event) throw new Error('The CMS has no events.');
  let edits = 0;

  /** Gives an event another title. @param {string} mark at its end */
  async function change(mark) {
    const title = `${event?.title} (${mark})`;
    await ask('PUT', `${EVENTS}/${event?.documentId}`, { title });
    await ask('POST', `${EVENTS}/${event?.documentId}/actions/publish`, {});
    return { path: `/event-details?id=${event?.documentId}`, title };
  }

  return {
    change,
    /** Gives an event another title, and waits until visitors see it. @param {string} url the edge's */
    async edit(url) {
      const { path, title } = await change(String((edits += 1)));
      const end = Date.now() + SHOWN_WITHIN_MS;
      while (!(await read(`${url}${path}`)).includes(title)) {
        if (Date.now() > end) throw new Error(`An edit was not shown within ${SHOWN_WITHIN_MS / 1_000} s.`);
        await pause(100);
      }
    },
  };
}

/**
 * Calls the panel's API. A session ends after half an hour: the next call logs in again.
 * @param {Cms} site
 */
export async function openSession({ dataDir, contentApiUrl }) {
  const [email, password] = (await readFile(join(dataDir, 'admin-password.txt'), 'utf8')).split('\n');
  let token = '';

  /** @param {string} method @param {string} path @param {object} [body] */
  const send = (method, path, body) =>
    fetch(`${contentApiUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  async function logIn() {
    const response = await send('POST', '/admin/login', { email, password });
    token = v.parse(Session, await response.json()).data.token;
  }

  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<unknown>} */
  return async (method, path, body) => {
    let response = await send(method, path, body);
    if (response.status === 401) {
      await logIn();
      response = await send(method, path, body);
    }
    if (!response.ok) throw new Error(`The CMS answered ${response.status} to ${method} ${path}.`);
    return response.json();
  };
}

/** @param {string} url */
async function read(url) {
  return (await fetch(url)).text();
}
