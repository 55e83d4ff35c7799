import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureSitePackages } from './machine/ensure-packages.mjs';
import { buildEdge } from './workspace/program-builds.mjs';
import { wantedBuild } from './workspace/wanted-build.mjs';
import { buildVersion } from './workspace/release-builds.mjs';
import { ROOT } from '../../operations/src/root.mjs';
import { settings } from '../../operations/src/command-line/settings.mjs';
import { run } from '../../operations/src/process/step.mjs';
import { edgeOrigin } from '../../operations/src/site/edge-origin.mjs';

/** `npm run release -- …` builds the release tool if needed, and runs it. It prints nothing else, so `--json` can be piped. */
run(async () => {
  await ensureSitePackages();
  await buildEdge();
  const { port, dataDir } = settings();
  const args = await withBuild(process.argv.slice(2));
  const tool = spawn(process.execPath, [join(ROOT, 'edge', 'dist', 'release-tool.mjs'), ...args], {
    stdio: 'inherit',
    env: { ...process.env, SOTERIA_URL: process.env.SOTERIA_URL || edgeOrigin(port), DATA_DIR: dataDir },
  });
  tool.once('exit', (code) => process.exit(code ?? 1));
});

/**
 * `publish events` without `--from` builds the current sources first.
 * @param {readonly string[]} args
 */
async function withBuild(args) {
  const wanted = wantedBuild(args);
  if (!wanted) return args;
  console.error(`Building ${wanted.section} ${wanted.version} …`);
  const { folder } = await buildVersion(wanted.section, wanted.version);
  return [...args, '--from', folder];
}
