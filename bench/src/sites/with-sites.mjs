import { join } from 'node:path';
import { step } from '../../../operations/src/process/step.mjs';
import { buildFramework } from './frameworks/build-framework.mjs';
import { startFramework } from './frameworks/start-framework.mjs';
import { PEERS } from './peers.mjs';
import { PORTS } from './ports.mjs';
import { buildPeer, startPeer } from './start-peer.mjs';
import { startSite } from './start-site.mjs';

/**
 * The site and its peers, side by side over one content API, while `use` runs.
 * @template T
 * @param {{ folder: string, peers: readonly string[] }} context folder: for their data; peers: only these, when there are any
 * @param {(origins: Readonly<Record<string, string>>) => Promise<T>} use gets their addresses; the site's name is `site`
 * @param {(name: string) => Record<string, string>} [settingsOf] environment variables of a site's edge
 * @returns {Promise<T>}
 */
export async function withSites({ folder, peers: names }, use, settingsOf = () => ({})) {
  const peers = peersNamed(names);
  for (const peer of peers) await step(`Building the peer ${peer.name}`, () => buildingOf(peer)(peer));
  const site = await startSite(join(folder, 'site'), settingsOf('site'));
  /** @type {(() => Promise<void>)[]} */
  const stops = [site.stop];
  try {
    /** @type {Record<string, string>} */
    const origins = { site: site.origin };
    for (const [index, peer] of peers.entries()) {
      const settings = {
        port: PORTS.firstPeer + index,
        dataDir: join(folder, peer.name),
        edgeSettings: settingsOf(peer.name),
      };
      const { service, origin } = await step(`Starting ${peer.name}`, () => start(peer, settings, site));
      stops.unshift(() => service.stop());
      origins[peer.name] = origin;
    }
    return await use(origins);
  } finally {
    for (const stop of stops) await stop();
  }
}

/** @typedef {import('./peers.mjs').Peer} Peer */

/** @param {readonly string[]} names */
function peersNamed(names) {
  const all = PEERS.map(({ name }) => name);
  const unknown = names.find((name) => !all.includes(name));
  if (unknown) throw new Error(`There is no peer ${unknown}. Name some of ${all.join(', ')}.`);
  return PEERS.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** @param {Peer} peer */
function buildingOf({ kind }) {
  return kind === 'framework' ? buildFramework : buildPeer;
}

/**
 * @param {Peer} peer
 * @param {{ port: number, dataDir: string, edgeSettings: Record<string, string> }} settings
 * @param {import('./start-site.mjs').Site} site
 */
function start(peer, settings, { origin, contentApiUrl, builds }) {
  if (peer.kind === 'framework') return startFramework(peer, { ...settings, edge: origin });
  return startPeer(peer, { ...settings, contentApiUrl }, builds);
}
