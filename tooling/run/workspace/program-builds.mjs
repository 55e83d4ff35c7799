import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../../../operations/src/process/command.mjs';
import { ROOT } from '../../../operations/src/root.mjs';
import { STRAPI } from '../../../operations/src/site/programs.mjs';
import { sourceHash } from './source-hash.mjs';

/** Builds the edge server and the release tool. */
export function buildEdge() {
  return unlessBuilt(
    'edge',
    [
      'edge',
      'releases',
      'database',
      'feeds',
      'search',
      'share-pictures',
      'visits',
      'shared',
      'tooling/webpack',
      'pnpm-lock.yaml',
    ],
    () => command(process.execPath, [join(ROOT, 'tooling', 'bin', 'webpack.mjs')], { cwd: join(ROOT, 'edge') }),
  );
}

/** Builds what a team outside this repository uses. */
export function buildKit() {
  const folder = join(ROOT, 'packages', 'section-kit');
  return unlessBuilt(
    join('packages', 'section-kit'),
    ['packages/section-kit', 'releases', 'visits', 'shared', 'tooling/run/dev', 'tooling/webpack', 'pnpm-lock.yaml'],
    () => command(process.execPath, [join(ROOT, 'tooling', 'bin', 'webpack.mjs')], { cwd: folder }),
  );
}

/** Builds the CMS and its admin panel when they changed: it takes 30 s and 2 GB of memory. @param {import('../../../operations/src/process/step.mjs').Say} [say] */
export function buildCms(say = () => undefined) {
  return unlessBuilt('cms', ['cms', 'pnpm-lock.yaml'], () => {
    const cwd = join(ROOT, 'cms');
    // The compiler leaves what it wrote of sources that are gone.
    rmSync(join(cwd, 'dist'), { recursive: true, force: true });
    // Else the panel has React's development build, with paths of this machine in it.
    const env = { STRAPI_TELEMETRY_DISABLED: 'true', NODE_ENV: 'production' };
    return command(process.execPath, [STRAPI, 'build'], { cwd, env, say });
  });
}

/**
 * @param {string} name folder below the root; the stamp lies in its `dist`
 * @param {readonly string[]} sources
 * @param {() => Promise<unknown>} build
 */
async function unlessBuilt(name, sources, build) {
  const stamp = join(ROOT, name, 'dist', '.source');
  const source = sourceHash(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === source) return;
  await build();
  writeFileSync(stamp, source);
}
