import { join } from 'node:path';
import { pageTexts } from '../edits/page-text.mjs';
import { snowDays } from '../edits/snow-day.mjs';
import { boundRow } from '../results/bound-row.mjs';
import { plainRow } from '../results/plain-row.mjs';
import { startSite } from '../sites/start-site.mjs';
import { median } from '../median.mjs';

const EDITS = 10;
const WHERE = 'seven places';
const ROUNDS = 3;
const EACH_PAGE = 'each page';
const MOST_MS = 2_000;

/**
 * How soon the whole site says what staff entered in the CMS.
 * @param {Pick<import('../main.mjs').Context, 'folder' | 'say'>} context
 */
export async function measure({ folder, say }) {
  const dataDir = join(folder, 'site');
  const site = await startSite(dataDir);
  try {
    say(`${EDITS} snow days, from the click until ${WHERE} say it`);
    const days = await snowDays({ ...site, dataDir }, EDITS);
    say(`${ROUNDS} edits of the text of ${EACH_PAGE}, from the click until its document says it`);
    const texts = await pageTexts({ ...site, dataDir }, ROUNDS);
    return [...rowsOf('snow-day', WHERE, days), ...rowsOf('page-text', EACH_PAGE, texts)];
  } finally {
    await site.stop();
  }
}

/** @param {string} edit @param {string} where @param {readonly number[]} times */
function rowsOf(edit, where, times) {
  return [
    plainRow(`${edit}-median-ms`, where, Math.round(median(times))),
    boundRow(`${edit}-worst-ms`, where, { measured: Math.round(Math.max(...times)), bound: MOST_MS }),
  ];
}
