import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensurePackages } from './ensure-packages.mjs';
import { buildEdge } from './program-builds.mjs';
import { ROOT } from './root.mjs';
import { settings } from './settings.mjs';
import { run } from './step.mjs';

/** `npm run release -- …`: the release tool, built when it is not. Quiet, so that `--json` can be piped. */
run(async () => {
  await ensurePackages();
  await buildEdge();
  const { port, dataDir } = settings();
  const tool = spawn(process.execPath, [join(ROOT, 'edge', 'dist', 'release-tool.mjs'), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  });
  tool.once('exit', (code) => process.exit(code ?? 1));
});
