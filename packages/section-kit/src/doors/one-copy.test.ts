import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import configurations from '../../webpack.config.ts';

/** Beside the sources, where their packages are found. */
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(import.meta.dirname, '..', '..', 'node_modules', '.doors-'));
  const doors = configurations.find(({ name }) => name === 'section-kit-doors');
  const compiler = webpack({ ...doors, output: { ...doors?.output, path: folder } });
  await new Promise<void>((resolve, reject) => {
    compiler?.run((error, stats) => {
      const fault = error ?? stats?.compilation.errors[0];
      if (fault) reject(fault);
      else resolve();
    });
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the packed doors have one player: what a test double plays is what a page shows', () => {
  const program = `
    import { fakePlayer } from './testing.js';
    import { player, playerStore } from './shell-api.js';
    fakePlayer();
    player.seek(7);
    console.log(playerStore.getState().position);`;
  expect(
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder, encoding: 'utf8' }),
  ).toBe('7\n');
});
