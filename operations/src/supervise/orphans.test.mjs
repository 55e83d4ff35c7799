import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Service } from '../process/service.mjs';
import { stopOrphans } from './orphans.mjs';

const SERVICE = resolve(__dirname, '..', 'process', 'service.mjs');
const LIVES = 'setInterval(() => undefined, 1_000)';

let dataDir = '';

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'soteria-orphans-'));
});

afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

/** Options of a service that does nothing. */
const options = () => ({
  name: 'edge',
  cwd: '/',
  dataDir,
  env: { DATA_DIR: dataDir },
  args: ['-e', LIVES],
  ownGroup: true,
});

/** A supervisor that was killed, and the process that it left. */
async function orphan() {
  const program = `import { Service } from ${JSON.stringify(SERVICE)};
    console.log(new Service(${JSON.stringify(options())}).child.pid);`;
  const supervisor = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'pipe' });
  const [pid] = await once(supervisor.stdout, 'data');
  supervisor.kill('SIGKILL');
  await once(supervisor, 'exit');
  return Number(pid);
}

/** Whether it runs; its ended entry may wait for a parent that never asks. @param {number} pid */
function isAlive(pid) {
  const file = `/proc/${pid}/status`;
  return existsSync(file) && !/^State:\s*Z/m.test(readFileSync(file, 'utf8'));
}

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('stops what a killed supervisor has left running', async () => {
  const pid = await orphan();
  expect(isAlive(pid)).toBe(true);
  await stopOrphans(dataDir);
  expect(isAlive(pid)).toBe(false);
});

onLinux('refuses a data folder whose site runs, and leaves that one alone', async () => {
  const service = new Service(options());
  await expect(stopOrphans(dataDir)).rejects.toThrow(
    `A site runs on ${dataDir} already: its edge is process ${service.child.pid}, started by process ${process.pid}.`,
  );
  expect(service.run.hasEnded).toBe(false);
  await service.stop();
});

it('finds nothing in a folder without a site', async () => {
  await expect(stopOrphans(dataDir)).resolves.toBeUndefined();
});
