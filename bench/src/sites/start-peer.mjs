import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../../../operations/src/process/command.mjs';
import { releaseTool } from '../../../operations/src/site/release-tool.mjs';
import { ROOT } from '../../../operations/src/root.mjs';
import { SECTION_FOLDERS } from '../../../tooling/run/workspace/sections.mjs';
import { Service } from '../../../operations/src/process/service.mjs';
import { sourceHash } from '../../../tooling/run/workspace/source-hash.mjs';

/** @typedef {import('../../../tooling/run/workspace/release-builds.mjs').ReleaseBuild} ReleaseBuild */

const LIMIT_MS = 30_000;
const REASON = 'A peer of the bench, to be measured against.';

/** @param {import('./peers.mjs').Peer} peer */
const folderOf = ({ name }) => join(ROOT, 'bench', 'peers', name);

/** Builds it unless its sources are built already. @param {import('./peers.mjs').Peer} peer */
export async function buildPeer(peer) {
  const source = sourceHash([
    'bench/peers',
    'shell',
    ...SECTION_FOLDERS,
    'shared',
    'packages/section-kit/src/doors',
    'tooling/webpack',
    'pnpm-lock.yaml',
  ]);
  const remote = join(buildOf(peer), 'remote.json');
  if (existsSync(remote) && JSON.parse(readFileSync(remote, 'utf8')).source === source) return;
  const webpack = join(ROOT, 'tooling', 'bin', 'webpack.mjs');
  await command(process.execPath, [webpack], { cwd: folderOf(peer), env: { RELEASE_SOURCE: source } });
}

/** @param {import('./peers.mjs').Peer} peer */
function buildOf(peer) {
  return join(folderOf(peer), 'dist', `0.0.0-${peer.name}`);
}

/**
 * An edge like the site's, to which the peer is a release of the shell.
 * @param {import('./peers.mjs').Peer} peer
 * @param {{ port: number, dataDir: string, contentApiUrl: string, edgeSettings: Record<string, string> }} settings
 * @param {readonly ReleaseBuild[]} builds the site's
 */
export async function startPeer(peer, { port, dataDir, contentApiUrl, edgeSettings }, builds) {
  const service = new Service({
    name: peer.name,
    script: join(ROOT, 'edge', 'dist', 'main.mjs'),
    cwd: ROOT,
    dataDir,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      CONTENT_API_URL: contentApiUrl,
      NODE_ENV: 'production',
      ...edgeSettings,
    },
  });
  try {
    const origin = `http://localhost:${port}`;
    await service.ready(`${origin}/healthz`, ({ ok }) => ok, LIMIT_MS);
    const tool = releaseTool({ port, dataDir });
    await tool('publish', 'shell', '--from', buildOf(peer), '--over-budget', REASON);
    const sections = peer.kind === 'host' ? builds.filter(({ section }) => section !== 'shell') : [];
    for (const { section, folder } of sections)
      await tool('publish', section, '--from', folder, '--over-budget', REASON);
    await service.ready(`${origin}/`, ({ status }) => status === 200, LIMIT_MS);
    return { service, origin };
  } catch (error) {
    await service.stop();
    throw error;
  }
}
