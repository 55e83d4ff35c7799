/**
 * What the site is measured against: applications of the same sources.
 * @typedef {object} Peer
 * @property {string} name also its folder's, below bench/peers; of a framework's peer below bench/frameworks
 * @property {'bundle' | 'host' | 'framework'} kind bundle: the sections are a part of it; host: it loads their releases; framework: another one builds and
 * serves them
 */

/** @type {readonly Peer[]} */
export const PEERS = [
  { name: 'single-bundle-csr', kind: 'bundle' },
  { name: 'single-bundle-ssr', kind: 'bundle' },
  { name: 'plain-federation', kind: 'host' },
  { name: 'react-router', kind: 'framework' },
  { name: 'astro', kind: 'framework' },
];
