/** The site and its CMS; the peers' edges follow in their order. */
export const PORTS = { site: 3950, cms: 3957, firstPeer: 3951 };
