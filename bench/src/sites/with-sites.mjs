import { join } from 'node:path';
import { step } from '../../../operations/src/process/step.mjs';
import { PEERS } from './peers.mjs';
import { PORTS } from './ports.mjs';
import { buildPeer, startPeer } from './start-peer.mjs';
import { startSite } from './start-site.mjs';

/**
 * The site and all its peers, side by side over one content API, while `use` runs.
 * @template T
 * @param {string} folder for their data
 * @param {(origins: Readonly<Record<string, string>>) => Promise<T>} use gets their addresses; the site's name is `site`
 * @param {(name: string) => Record<string, string>} [settingsOf] environment variables of a site's edge
 * @returns {Promise<T>}
 */
export async function withSites(folder, use, settingsOf = () => ({})) {
  for (const peer of PEERS) await step(`Building the peer ${peer.name}`, () => buildPeer(peer));
  const site = await startSite(join(folder, 'site'), settingsOf('site'));
  /** @type {(() => Promise<void>)[]} */
  const stops = [site.stop];
  try {
    /** @type {Record<string, string>} */
    const origins = { site: site.origin };
    for (const [index, peer] of PEERS.entries()) {
      const { contentApiUrl, builds } = site;
      const settings = { port: PORTS.firstPeer + index, dataDir: join(folder, peer.name), contentApiUrl };
      const edgeSettings = settingsOf(peer.name);
      const { service, origin } = await step(`Starting ${peer.name}`, () =>
        startPeer(peer, { ...settings, edgeSettings }, builds),
      );
      stops.unshift(() => service.stop());
      origins[peer.name] = origin;
    }
    return await use(origins);
  } finally {
    for (const stop of stops) await stop();
  }
}
