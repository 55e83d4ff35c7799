import { resolve } from 'node:path';
import { text } from '../command-line/options.mjs';
import { databaseUrl } from '../postgres/database-url.mjs';
import { settings } from '../command-line/settings.mjs';
import { StepError } from '../process/step.mjs';

export const MOVE = {
  about: 'Takes the site of DATA_DIR from files and SQLite to Postgres; DATA_DIR is only read. Can be repeated.',
  options: {
    to: text({
      value: 'database',
      about: 'postgres://user:password@host:5432/name, empty or of an earlier move of this site',
      required: true,
      check: (url) =>
        URL.canParse(url) && /^postgres(ql)?:\/\/[^/]*\/[^/?]+/.test(url)
          ? undefined
          : 'that is no address such as postgres://user:password@db.example.org:5432/soteria.',
    }),
    'data-dir': text({
      value: 'folder',
      about: 'also copies uploads and other files there, to be the DATA_DIR of the moved site',
    }),
  },
  more:
    'Settings: DATA_DIR (.data), SITE_KEY (64 hexadecimal digits), and PGPASSWORD where the address has no password. ' +
    'Run it while the site runs, stop the site, run it again, and start with DATABASE_URL and SITE_KEY: docs/several-machines.md, "Moving there".',
};

/** @param {import('../command-line/read-arguments.mjs').Asked<typeof MOVE>} asked */
export async function move({ options }) {
  const { dataDir } = settings();
  const siteKey = checkedKey(process.env.SITE_KEY);
  const [url, present] = [options.to, databaseUrl()];
  if (present && present !== url)
    throw new StepError(
      'DATABASE_URL names another database than --to. Leave it empty; or, where the CMS has its content in Postgres already, name the same one.',
    );
  // Loaded when it runs: `npm run` installs its packages first.
  const { moveSite } = await import('../move/move-site.mjs');
  const { comparedTable } = await import('../move/compared-table.mjs');
  const newDataDir = options['data-dir'] ? resolve(options['data-dir']) : null;
  const { parts, running } = await moveSite({
    dataDir,
    url,
    siteKey,
    newDataDir,
    isContentThere: present !== undefined,
  });
  console.log(`\n${comparedTable(parts)}\n`);
  if (running === null)
    return console.log(
      `The site is moved. Start it with this SITE_KEY, DATABASE_URL${newDataDir ? ` and DATA_DIR=${newDataDir}` : ''}.`,
    );
  console.log(
    `${running}\nWhat it takes from now on is not moved yet: stop it, and run this again. That takes less time than the first run.`,
  );
}

/** @param {string | undefined} key */
function checkedKey(key) {
  if (key && /^[0-9a-f]{64}$/i.test(key)) return key;
  throw new StepError(
    `SITE_KEY ${key ? 'is no key' : 'is not set'}. It seals the secrets in the database: 64 hexadecimal digits, such as \`openssl rand -hex 32\` ` +
      'prints. Store a copy elsewhere; each edge of the site needs the same.',
  );
}
