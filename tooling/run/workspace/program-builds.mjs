import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../process/command.mjs';
import { ROOT } from './root.mjs';
import { sourceHash } from './source-hash.mjs';

/** Builds the edge server and the release tool. */
export function buildEdge() {
  return unlessBuilt('edge', ['edge', 'releases', 'database', 'shared', 'tooling/webpack', 'pnpm-lock.yaml'], () =>
    command(process.execPath, [join(ROOT, 'tooling', 'bin', 'webpack.mjs')], { cwd: join(ROOT, 'edge') }),
  );
}

/** Builds the CMS and its admin panel when they changed: it takes 30 s and 2 GB of memory. @param {import('../process/step.mjs').Say} [say] */
export function buildCms(say = () => undefined) {
  return unlessBuilt('cms', ['cms', 'pnpm-lock.yaml'], () =>
    command(process.execPath, [strapi(), 'build'], {
      cwd: join(ROOT, 'cms'),
      env: { STRAPI_TELEMETRY_DISABLED: 'true' },
      say,
    }),
  );
}

/** Strapi's command line. */
export function strapi() {
  return join(ROOT, 'cms', 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');
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
