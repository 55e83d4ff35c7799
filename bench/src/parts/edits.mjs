import { join } from 'node:path';
import { snowDays } from '../edits/snow-day.mjs';
import { boundRow } from '../results/bound-row.mjs';
import { plainRow } from '../results/plain-row.mjs';
import { startSite } from '../sites/start-site.mjs';
import { median } from '../median.mjs';

const EDITS = 10;
const WHERE = 'seven places';

/**
 * How soon the whole site says what staff entered in the CMS.
 * @param {Pick<import('../main.mjs').Context, 'folder' | 'say'>} context
 */
export async function measure({ folder, say }) {
  const dataDir = join(folder, 'site');
  const site = await startSite(dataDir);
  try {
    say(`${EDITS} snow days, from the click until ${WHERE} say it`);
    const times = await snowDays({ ...site, dataDir }, EDITS);
    return [
      plainRow('snow-day-median-ms', WHERE, Math.round(median(times))),
      boundRow('snow-day-worst-ms', WHERE, { measured: Math.round(Math.max(...times)), bound: 2_000 }),
    ];
  } finally {
    await site.stop();
  }
}
