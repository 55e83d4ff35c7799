import { edgeOrigin } from './edge-origin.mjs';

/** The first start fills the CMS and renders its pictures in several sizes. */
const CMS_LIMIT_MS = 180_000;
const EDGE_LIMIT_MS = 30_000;

/** @typedef {import('../process/service.mjs').Service} Service */

/** @param {Service} cms @param {number} cmsPort */
export function untilCmsReady(cms, cmsPort) {
  return cms.ready(`http://127.0.0.1:${cmsPort}/_health`, ({ status }) => status === 204, CMS_LIMIT_MS);
}

/** The edge answers; it may have no release yet. @param {Service} edge @param {number} port */
export function untilAlive(edge, port) {
  return edge.ready(`${edgeOrigin(port)}/healthz`, ({ ok }) => ok, EDGE_LIMIT_MS);
}

/** The home page has content. @param {Service} edge @param {number} port */
export function untilHomePage(edge, port) {
  return edge.ready(`${edgeOrigin(port)}/`, hasContent, EDGE_LIMIT_MS);
}

/** The edge has what the release table serves, and content. @param {Service} edge @param {number} port */
export function untilReady(edge, port) {
  return edge.ready(`${edgeOrigin(port)}/readyz`, ({ ok }) => ok, EDGE_LIMIT_MS);
}

/** @param {Response} response the home page's */
async function hasContent(response) {
  return response.status === 200 && (await response.text()).includes('<h1');
}
