/**
 * What the site is measured against: applications of the same sources (bench/peers).
 * @typedef {object} Peer
 * @property {string} name also its folder's
 * @property {boolean} sections it loads the sections' releases; else they are a part of it
 */

/** @type {readonly Peer[]} */
export const PEERS = [
  { name: 'single-bundle-csr', sections: false },
  { name: 'single-bundle-ssr', sections: false },
  { name: 'plain-federation', sections: true },
];
