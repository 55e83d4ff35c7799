import { EventEmitter, once } from 'node:events';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildAtEachSave } from './build-at-each-save.ts';

async function follow(make: (folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'section-'));
  for (const name of ['dist', 'src']) await mkdir(join(folder, name));
  const changes = new EventEmitter();
  const said: string[] = [];
  const builds = buildAtEachSave({ folder, make: () => make(folder), changes, say: (line) => said.push(line) });
  const save = async (name: string) => {
    const changed = once(changes, 'change');
    await writeFile(join(folder, name), String(Math.random()));
    await changed;
  };
  const move = async (from: string, to: string) => {
    const changed = once(changes, 'change');
    await rename(join(folder, from), join(folder, to));
    await changed;
  };
  const end = async () => {
    builds.stop();
    await rm(folder, { recursive: true });
  };
  return { builds, said, save, move, end };
}

it('builds at once, and after each save', async () => {
  let built = 0;
  const { builds, save, end } = await follow(async () => void (built += 1));
  await builds.ready();
  expect(built).toBe(1);
  await save('remote.json');
  await save(join('src', 'page.jsx'));
  expect(built).toBe(3);
  await end();
});

it('says why a build failed, and goes on with the next save', async () => {
  let fault: string | null = 'no such page';
  const { builds, said, save, end } = await follow(async () => {
    if (fault) throw new Error(fault);
  });
  await expect(builds.ready()).rejects.toThrow('no such page');
  fault = null;
  await save('page.jsx');
  await builds.ready();
  expect(said).toEqual(['✗ no such page']);
  await end();
});

it('does not follow what a build writes', async () => {
  let built = 0;
  const { builds, save, end } = await follow(async (folder) => {
    built += 1;
    await writeFile(join(folder, 'dist', 'page.js'), String(built));
  });
  await builds.ready();
  await save('page.jsx');
  await save('page.jsx');
  expect(built).toBe(3);
  await end();
});

it('follows a folder that git takes away and puts back', async () => {
  let built = 0;
  const { builds, save, move, end } = await follow(async () => void (built += 1));
  await builds.ready();
  await move('src', '.git-took-it');
  await move('.git-took-it', 'src');
  const before = built;
  await save(join('src', 'page.jsx'));
  expect(built).toBeGreaterThan(before);
  await end();
});
