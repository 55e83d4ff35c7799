import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from './command.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { ensurePackages } from './ensure-packages.mjs';
import { releaseTool } from './release-tool.mjs';
import { ROOT } from './root.mjs';
import { Service } from './service.mjs';
import { build, startServices, stopServices } from './site.mjs';
import { run, step } from './step.mjs';

const PORT = 3950;
const CMS_PORT = 3957;
const PEER_PORT = 3951;
const PEER = join(ROOT, 'bench', 'peers', 'single-bundle');

/** `npm run bench`: the site and its peer, built from the same sources and served by the same edge, side by side. */
run(async () => {
  await step('Installing packages', ensurePackages);
  const browser = await step('Finding a browser', ensureChromium);
  const dataDir = mkdtempSync(join(tmpdir(), 'soteria-bench-'));
  const settings = { port: PORT, cmsPort: CMS_PORT, dataDir, contentApiUrl: undefined };
  try {
    const builds = await build(settings);
    await step('Building the peer: a single bundle', buildPeer);
    const services = await startServices(settings, builds);
    try {
      services.unshift(await startPeer(join(dataDir, 'single-bundle')));
      await step('Measuring', () =>
        command(process.execPath, [join(ROOT, 'bench', 'src', 'measure.mjs'), ...process.argv.slice(2)], {
          show: true,
          env: { OURS: `http://localhost:${PORT}`, PEER: `http://localhost:${PEER_PORT}`, CHROMIUM_PATH: browser },
        }),
      );
    } finally {
      await stopServices(services);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

function buildPeer() {
  return command(process.execPath, [join(ROOT, 'tooling', 'bin', 'webpack.mjs')], { cwd: PEER });
}

/** The single bundle is a release of the shell that needs no sections. @param {string} dataDir */
async function startPeer(dataDir) {
  const peer = new Service({
    name: 'peer',
    script: join(ROOT, 'edge', 'dist', 'main.mjs'),
    cwd: ROOT,
    dataDir,
    env: {
      PORT: String(PEER_PORT),
      DATA_DIR: dataDir,
      CONTENT_API_URL: `http://127.0.0.1:${CMS_PORT}`,
      NODE_ENV: 'production',
    },
  });
  const url = `http://localhost:${PEER_PORT}`;
  await peer.ready(`${url}/healthz`, ({ ok }) => ok, 30_000);
  const tool = releaseTool({ port: PEER_PORT, dataDir });
  await tool('publish', 'shell', '--from', join(PEER, 'dist', '0.0.0-single-bundle'));
  await peer.ready(`${url}/`, ({ status }) => status === 200, 30_000);
  return peer;
}
