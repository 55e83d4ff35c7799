import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const LogIn = v.object({ data: v.object({ token: v.string() }) });
const Entry = v.object({ data: v.object({ documentId: v.string() }) });
const Page = v.object({
  results: v.array(v.record(v.string(), v.unknown())),
  pagination: v.object({ pageCount: v.number() }),
});

/**
 * The API of the admin panel, as the first administrator.
 * @param {string} cms its address
 * @param {string} dataDir folder of the password's file
 */
export async function logInToPanel(cms, dataDir) {
  const [email, password] = (await readFile(join(dataDir, 'admin-password.txt'), 'utf8')).split('\n');
  const { token } = v.parse(LogIn, await call(`${cms}/admin/login`, {}, { email, password })).data;
  const headers = { authorization: `Bearer ${token}` };
  const pathOf = (/** @type {string} */ type) => `${cms}/content-manager/collection-types/api::${type}.${type}`;

  return {
    /** @param {string} type @param {object} entry */
    async publish(type, entry) {
      const { documentId } = v.parse(Entry, await call(pathOf(type), headers, entry)).data;
      await call(`${pathOf(type)}/${documentId}/actions/publish`, headers, entry);
    },
    /** @param {string} type */
    async list(type) {
      const entries = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const address = `${pathOf(type)}?page=${page}&pageSize=100&sort=id:ASC`;
        const { results, pagination } = v.parse(Page, await call(address, headers));
        entries.push(...results);
        pages = pagination.pageCount;
      }
      return entries;
    },
  };
}

/**
 * @param {string} address
 * @param {Record<string, string>} headers
 * @param {object} [body] POSTs it
 * @returns {Promise<unknown>}
 */
async function call(address, headers, body) {
  const post = body && { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(address, { ...post, headers: { ...headers, 'content-type': 'application/json' } });
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
