import { StepError } from '../process/step.mjs';
import { withClient } from '../postgres/with-client.mjs';

/** An empty database stays away from others by its name. */
const PREFIX = 'soteria_rehearsal';

/**
 * Makes an empty database on the server of another one, and deletes it afterwards.
 * @template T
 * @param {string | undefined} url of the other one; undefined: there is none, and none is made
 * @param {(url: string | undefined) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withScratchDatabase(url, use) {
  if (!url) return use(undefined);
  const name = `${PREFIX}_${process.pid}`;
  await withClient(url, async (client) => {
    await client.query(`CREATE DATABASE ${name}`).catch((/** @type {Error} */ cause) => {
      throw new StepError(
        `No database can be made for a copy: ${cause.message}. Nothing was changed. Let the site's role make one: \`ALTER ROLE … CREATEDB\`.`,
        { cause },
      );
    });
  });
  try {
    return await use(Object.assign(new URL(url), { pathname: `/${name}` }).href);
  } finally {
    await withClient(url, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  }
}
