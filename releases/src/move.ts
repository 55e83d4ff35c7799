import { DatabaseAway, DatabaseRefused, migrateDatabase, openDatabase } from 'database';
import { moveReleases } from './store/postgres/move-releases.ts';
import { readDataDir } from './store/environment.ts';
import { ReleaseError } from './table/release-error.ts';

/**
 * The part of `npm run move` that knows releases. It prints the comparison of both sides as JSON. Its input is a pipe, which
 * closes when the command ends, however that happens: nobody else would end this program then.
 */
async function moveToDatabase({ DATABASE_URL: url = '', SITE_KEY: key = '' }: NodeJS.ProcessEnv): Promise<void> {
  process.stdin.on('end', () => process.exit(1)).resume();
  await migrateDatabase(url);
  const silent = () => undefined;
  const log = { info: silent, warn: silent, error: silent };
  const database = openDatabase({ url, log });
  try {
    const siteKey = Buffer.from(key, 'hex');
    console.log(JSON.stringify(await moveReleases({ dataDir: readDataDir(process.env), database, siteKey })));
  } finally {
    await database.close();
  }
}

const EXPECTED = [ReleaseError, DatabaseAway, DatabaseRefused];

try {
  await moveToDatabase(process.env);
} catch (error) {
  process.exitCode = 1;
  console.error(EXPECTED.some((kind) => error instanceof kind) ? (error as Error).message : error);
}
process.stdin.destroy();
