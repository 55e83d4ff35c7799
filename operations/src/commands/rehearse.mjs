import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { settings } from '../command-line/settings.mjs';
import { text } from '../command-line/options.mjs';

export const REHEARSE = {
  about: 'Tries on a copy of the data, from a backup, whether this version starts and shows the home page.',
  operand: text({ value: 'file', about: 'that the command `backup` wrote', required: true, check: isFile }),
  more:
    'The copy is in DATA_DIR/run, or in a database of its own beside the one of DATABASE_URL, and is deleted afterwards. It sends no mail. ' +
    '`soteria update` does this.',
};

/** @param {import('../command-line/read-arguments.mjs').Asked<typeof REHEARSE>} asked */
export async function rehearse({ operand }) {
  // Loaded when it runs: a command answers --help before packages are installed.
  const { rehearseSite } = await import('../update/rehearse-site.mjs');
  await rehearseSite(resolve(operand), settings());
}

/** @param {string} file */
function isFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? undefined : 'there is no such file.';
}
