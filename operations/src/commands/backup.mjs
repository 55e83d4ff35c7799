import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { text } from '../command-line/options.mjs';
import { ROOT } from '../root.mjs';
import { versionOf } from '../version.mjs';
import { databaseUrl } from '../postgres/database-url.mjs';
import { settings } from '../command-line/settings.mjs';
import { step, StepError } from '../process/step.mjs';

export const BACKUP = {
  about: 'All that the site of DATA_DIR needs again, in one file, while it runs.',
  operand: text({ value: 'file', about: 'to write', usual: 'soteria-<time>.tar.gz in BACKUP_DIR, else in backups' }),
  more: 'Settings: BACKUP_DIR, DATA_DIR (.data), DATABASE_URL: what is in that Postgres is saved too, by its pg_dump.',
};

/** @param {import('../command-line/read-arguments.mjs').Asked<typeof BACKUP>} asked */
export async function backUp({ operand }) {
  const { dataDir } = settings();
  const madeAt = new Date().toISOString();
  const folder = process.env.BACKUP_DIR || join(ROOT, 'backups');
  const file = resolve(operand || join(folder, `soteria-${madeAt.replace(/:|\.\d+/g, '')}.tar.gz`));
  checkPaths(dataDir, file);
  // Loaded when it runs: `npm run` installs its packages first.
  const { writeArchive } = await import('../backup/write-archive.mjs');
  const { readArchive } = await import('../backup/read-archive.mjs');
  mkdirSync(dirname(file), { recursive: true });
  const url = databaseUrl();
  const about = { versions: { soteria: versionOf(), node: process.versions.node }, madeAt };
  const { files } = await step('Writing the backup', () => writeArchive({ dataDir, databaseUrl: url, file, ...about }));
  // A backup is trusted after one full read.
  await step('Reading it once', () => readArchive(file, null));
  const mebibytes = (statSync(file).size / 1024 ** 2).toFixed(1);
  console.log(
    `\n${file}: ${files.length} files, ${mebibytes} MB. It holds prayer requests, passwords and keys: keep it private.`,
  );
  if (url)
    console.log(
      'It holds the database of this moment too. The secrets in there are sealed with SITE_KEY, which is NOT in this file: store ' +
        'a copy of it elsewhere.',
    );
}

/**
 * @param {string} dataDir
 * @param {string} file
 */
function checkPaths(dataDir, file) {
  if (!existsSync(dataDir))
    throw new StepError(`There is no data folder ${dataDir}. DATA_DIR says where the site's is.`);
  if (existsSync(file)) throw new StepError(`${file} is there already. Give another name.`);
  if (!relative(dataDir, file).startsWith('..'))
    throw new StepError(`${file} is in the data folder itself, and would be lost with it. Choose a place elsewhere.`);
}
