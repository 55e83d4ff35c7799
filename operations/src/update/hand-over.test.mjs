import Database from 'better-sqlite3';
import { mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverPort } from '../process/server-port.mjs';
import { storeContentBefore } from '../site/content-snapshot.mjs';
import { handOver } from './hand-over.mjs';
import { pointTo } from './installation.mjs';

let folder = '';
let port = 0;
/** Versions that do not answer, by program. @type {Record<string, string>} */
let broken = {};
/** What was asked of the runner. @type {string[]} */
let asked = [];
/** Version of each program that runs. @type {Record<string, string>} */
let running = {};
/** @type {import('node:http').Server} */
let edge;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'soteria-hand-over-'));
  for (const version of ['1.0.0', '1.1.0']) {
    mkdirSync(join(folder, version));
    writeFileSync(join(folder, version, 'package.json'), JSON.stringify({ version }));
  }
  mkdirSync(join(folder, 'data', 'cms'), { recursive: true });
  content((database) => database.exec("CREATE TABLE events (title TEXT); INSERT INTO events VALUES ('Picnic')"));
  pointTo(folder, 'current', join(folder, '1.0.0'));
  [broken, asked, running] = [{}, [], { cms: '1.0.0', edge: '1.0.0' }];
  port = await serverPort();
  edge = createServer((_request, response) => response.end('<h1>Welcome</h1>')).listen(port);
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(async () => {
  jest.restoreAllMocks();
  await new Promise((resolve) => edge.close(resolve));
  rmSync(folder, { recursive: true });
});

/** @template T @param {(database: import('better-sqlite3').Database) => T} use */
function content(use) {
  const database = new Database(join(folder, 'data', 'cms', 'content.db'));
  try {
    return use(database);
  } finally {
    database.close();
  }
}

const dataDir = () => join(folder, 'data');
const titles = () => content((database) => database.prepare('SELECT * FROM events').raw().all().flat());
const current = () => readlinkSync(join(folder, 'current'));

/** Runs no program: a CMS changes the content, as a migration does, and says whether it answers. */
const runner = {
  name: 'a test',
  async restart(/** @type {string} */ program, /** @type {string} */ root) {
    const version = root.slice(folder.length + 1);
    asked.push(`${program} ${version}`);
    if (program === 'cms') {
      await storeContentBefore(dataDir(), version);
      content((database) => database.prepare('UPDATE events SET title = title || ?').run(` ${version}`));
    }
    if (broken[program] === version) throw new Error(`The ${program} of ${version} ends.`);
    running[program] = version;
  },
  async stop(/** @type {string} */ program) {
    asked.push(`stop ${program}`);
  },
  async restartWatch() {
    asked.push('watch');
  },
};

const update = () =>
  handOver({
    ...{ home: folder, from: join(folder, '1.0.0'), to: join(folder, '1.1.0') },
    ...{ dataDir: dataDir(), port, hasCms: true, runner },
  });

it('restarts the CMS, then the edge, and names the version to go back to', async () => {
  await update();
  expect(asked).toEqual(['cms 1.1.0', 'edge 1.1.0', 'watch']);
  expect(current()).toBe('1.1.0');
  expect(readlinkSync(join(folder, 'previous'))).toBe('1.0.0');
});

it('leaves the edge alone, and puts the content back, when the CMS does not start', async () => {
  broken = { cms: '1.1.0' };
  await expect(update()).rejects.toThrow(/The cms of 1.1.0 ends.[^]*1.0.0 serves again, and nothing is lost/);
  expect(asked).toEqual(['cms 1.1.0', 'stop cms', 'cms 1.0.0']);
  expect(titles()).toEqual(['Picnic 1.0.0']);
  expect(running).toEqual({ cms: '1.0.0', edge: '1.0.0' });
  expect(current()).toBe('1.0.0');
});

it('goes back with both when the edge does not start, and keeps what the CMS took meanwhile', async () => {
  broken = { edge: '1.1.0' };
  await expect(update()).rejects.toThrow('1.0.0 serves again');
  expect(running).toEqual({ cms: '1.0.0', edge: '1.0.0' });
  expect(titles()).toEqual(['Picnic 1.1.0 1.0.0']);
  expect(current()).toBe('1.0.0');
});

it('says so when the version before does not start either', async () => {
  broken = { cms: '1.1.0' };
  const stopped = { ...runner, stop: () => Promise.reject(new Error('No such process.')) };
  const failing = handOver({
    ...{ home: folder, from: join(folder, '1.0.0'), to: join(folder, '1.1.0') },
    ...{ dataDir: dataDir(), port, hasCms: true, runner: stopped },
  });
  await expect(failing).rejects.toThrow(/1.0.0 does not serve either[^]*No such process[^]*Backup and restore/);
});
