import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { openSession } from '../soak/editor.mjs';

const PAGES = '/content-manager/collection-types/api::page.page';
const GIVEN_UP_MS = 20_000;
const LOOK_EVERY_MS = 10;

const List = v.object({ results: v.array(v.object({ documentId: v.string(), path: v.string() })) });
const Entry = v.object({ data: v.object({ parts: v.array(v.record(v.string(), v.unknown())) }) });

/**
 * Changes what each page of the site says at its top, as an editor who clicks “Publish”.
 * @param {{ origin: string, contentApiUrl: string, dataDir: string }} site
 * @param {number} rounds through all pages
 * @returns {Promise<number[]>} milliseconds of each change, from the click until the page's document says it
 */
export async function pageTexts({ origin, contentApiUrl, dataDir }, rounds) {
  const ask = await openSession({ contentApiUrl, dataDir });
  const pages = v.parse(List, await ask('GET', `${PAGES}?pageSize=100`)).results;
  const times = [];
  for (let round = 1; round <= rounds; round += 1)
    for (const { documentId, path } of pages) {
      const { parts } = v.parse(Entry, await ask('GET', `${PAGES}/${documentId}`)).data;
      const written = withoutRows(parts);
      const publish = (/** @type {unknown} */ said) =>
        ask('POST', `${PAGES}/${documentId}/actions/publish`, { parts: said });
      const mark = `Edit ${round} of ${path}: `;
      const begun = performance.now();
      await publish(withMark(written, mark));
      await until(`${origin}${path}`, (html) => html.includes(mark));
      times.push(performance.now() - begun);
      await publish(written);
      await until(`${origin}${path}`, (html) => !html.includes(mark));
    }
  return times;
}

/** @param {string} url @param {(html: string) => boolean} isRight */
async function until(url, isRight) {
  const end = performance.now() + GIVEN_UP_MS;
  while (!isRight(await (await fetch(url)).text())) {
    if (performance.now() > end) throw new Error(`${url} did not follow the edit within ${GIVEN_UP_MS / 1_000} s.`);
    await pause(LOOK_EVERY_MS);
  }
}

/** What is written again has new rows. @param {unknown} value @returns {unknown} */
function withoutRows(value) {
  return JSON.parse(JSON.stringify(value, (key, inner) => (key === 'id' ? undefined : inner)));
}

/** Before the first text. @param {unknown} parts @param {string} mark @returns {unknown} */
function withMark(parts, mark) {
  let isMarked = false;
  return JSON.parse(JSON.stringify(parts), (key, value) => {
    if (isMarked || key !== 'text' || typeof value !== 'string') return value;
    isMarked = true;
    return mark + value;
  });
}
