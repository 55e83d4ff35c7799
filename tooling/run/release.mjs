import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureSitePackages } from './machine/ensure-packages.mjs';
import { buildEdge } from './workspace/program-builds.mjs';
import { wantedBuild } from './workspace/wanted-build.mjs';
import { buildVersion, SECTIONS } from './workspace/release-builds.mjs';
import { ROOT } from '../../operations/src/root.mjs';
import { settings } from '../../operations/src/command-line/settings.mjs';
import { run } from '../../operations/src/process/step.mjs';
import { edgeOrigin } from '../../operations/src/site/edge-origin.mjs';

/** `npm run release -- …` builds the release tool if needed, and runs it. It prints nothing else, so `--json` can be piped. */
run(async () => {
  await ensureSitePackages();
  await buildEdge();
  const args = process.argv.slice(2);
  const wanted = wantedBuild(args);
  if (!wanted) process.exit(await releaseTool(args));
  // A build takes half a minute.
  const { section, version, site, isNew } = wanted;
  const sources = join(ROOT, SECTIONS[section] ?? '');
  const check = ['check', section, '--before-build', sources, '--version', version, ...site];
  const refused = isNew && (await releaseTool(check, 'ignore'));
  if (refused) process.exit(refused);
  console.error(`Building ${section} ${version} …`);
  const { folder } = await buildVersion(section, version);
  process.exit(await releaseTool([...args, '--from', folder]));
});

/**
 * @param {readonly string[]} args
 * @param {'inherit' | 'ignore'} stdout
 * @returns {Promise<number>} its exit code
 */
async function releaseTool(args, stdout = 'inherit') {
  const { port, dataDir } = settings();
  const tool = spawn(process.execPath, [join(ROOT, 'edge', 'dist', 'release-tool.mjs'), ...args], {
    stdio: ['inherit', stdout, 'inherit'],
    env: { ...process.env, SOTERIA_URL: process.env.SOTERIA_URL || edgeOrigin(port), DATA_DIR: dataDir },
  });
  const [code] = await once(tool, 'exit');
  return code ?? 1;
}
