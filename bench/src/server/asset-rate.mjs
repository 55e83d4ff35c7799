import { median } from '../median.mjs';
import { plainRow } from '../results/plain-row.mjs';
import { load } from './load.mjs';

const SECONDS = 5;

/**
 * Files of a release by one core: the first script of the home page.
 * @param {string} url the edge's
 * @param {number} runs
 */
export async function assetRate(url, runs) {
  const html = await (await fetch(url)).text();
  const [path] = /\/_\/assets\/[^"]+\.js/.exec(html) ?? [];
  if (path === undefined) throw new Error(`${url} is a document without a script.`);
  const rates = [];
  for (let run = 0; run < runs; run += 1) rates.push((await load(`${url}${path}`, { seconds: SECONDS })).perSecond);
  return plainRow('asset-per-second', path, median(rates));
}
