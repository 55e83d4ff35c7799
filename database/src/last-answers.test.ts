import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLastAnswers } from './last-answers.ts';
import { openDatabase } from './open-database.ts';
import { afterTest } from './testing/after-test.ts';
import { asOperator, testDatabase } from './testing/test-database.ts';
import { wayTo } from './testing/way.ts';

const READ = 'SELECT sealed FROM edge.secrets WHERE name = $1';

/** An edge that starts again and again, on one disk. */
async function edge() {
  const [url, folder] = [await testDatabase(), await mkdtemp(join(tmpdir(), 'last-answers-'))];
  afterTest(() => rm(folder, { recursive: true }));
  const way = await wayTo(url);
  afterTest(way.end);
  const [file, warnings] = [join(folder, 'operator', 'last-answers.json'), [] as string[]];
  const warn = (_fields: object, message: string) => void warnings.push(message);
  const log = { info: () => undefined, warn, error: () => undefined };
  const start = async () => {
    const database = openDatabase({ url: way.url, log });
    const edge = await openLastAnswers({ database, file, log });
    let stopped: Promise<void> | undefined;
    const stop = () => (stopped ??= database.close().then(edge.close));
    afterTest(stop);
    return { ...edge, stop };
  };
  const storeSecret = (secret: string) =>
    asOperator(url, `INSERT INTO edge.secrets VALUES ('key', $1) ON CONFLICT (name) DO UPDATE SET sealed = $1`, [
      Buffer.from(secret),
    ]);
  await storeSecret('first');
  return { way, file, start, storeSecret, warnings };
}

const secretOf = async (edge: {
  readonly query: (text: string, values: unknown[]) => Promise<{ rows: readonly unknown[] }>;
}) => String((await edge.query(READ, ['key'])).rows.map((row) => (row as { readonly sealed: Buffer }).sealed));

describe('an edge that starts while the database is away', () => {
  it('has the last answers of its earlier start', async () => {
    const { way, file, start } = await edge();
    const before = await start();
    expect(before.isFilled).toBe(false);
    expect(await secretOf(before)).toBe('first');
    await before.stop();
    way.close();
    const now = await start();
    expect([now.isFilled, now.mustAnswer()]).toEqual([true, true]);
    expect(await secretOf(now)).toBe('first');
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  it('is told that the database is away, for what it has never asked', async () => {
    const { way, start } = await edge();
    const before = await start();
    await secretOf(before);
    await before.stop();
    way.close();
    await expect((await start()).query(READ, ['another'])).rejects.toThrow('The database is away');
  });

  it('asks the database as soon as that is back, and its copy never again', async () => {
    const { way, start, storeSecret } = await edge();
    const before = await start();
    await secretOf(before);
    await before.stop();
    way.close();
    const now = await start();
    await secretOf(now);
    await storeSecret('second');
    way.open();
    expect(await secretOf(now)).toBe('second');
    expect(now.mustAnswer()).toBe(false);
    way.close();
    await expect(secretOf(now)).rejects.toThrow('The database is away');
  });

  it('starts as if there were no copy when that is not valid, and says so', async () => {
    const { way, file, start, warnings } = await edge();
    const before = await start();
    await secretOf(before);
    await before.stop();
    await writeFile(file, '{"cut');
    way.close();
    const now = await start();
    expect(now.isFilled).toBe(false);
    expect(warnings).toContain('the copy of what the database answered is not valid, and is not used');
    await expect(secretOf(now)).rejects.toThrow('The database is away');
  });
});

it('throws a fault of a statement, whatever the copy has', async () => {
  const { start } = await edge();
  await expect((await start()).query('SELECT nothing')).rejects.toThrow('nothing');
});
