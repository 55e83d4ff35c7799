/**
 * One request of a page.
 * @typedef {object} PageRequest
 * @property {string} url
 * @property {string} type of the DevTools protocol: Document, Script, Stylesheet, Image, Media, Font, Fetch, XHR, …
 * @property {number} start milliseconds since 1970
 * @property {number | null} end null while it is on its way
 * @property {number} bytes as they came over the network, with their headers
 * @property {readonly string[]} by addresses of the scripts that asked for it; none when it was in the document
 */

/**
 * All requests of a page, from now on.
 * @param {import('@playwright/test').CDPSession} devtools
 * @returns {PageRequest[]} grows
 */
export function recordRequests(devtools) {
  /** @type {PageRequest[]} */
  const requests = [];
  /** @type {Map<string, PageRequest>} */
  const byId = new Map();
  /** Between the protocol's clock and the world's. */
  let ahead = 0;
  const timeOf = (/** @type {number} */ timestamp) => (timestamp + ahead) * 1000;

  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp, wallTime, initiator }) => {
    if (!request.url.startsWith('http')) return;
    ahead ||= wallTime - timestamp;
    const asked = { url: request.url, type, start: timeOf(timestamp), end: null, bytes: 0, by: scriptsOf(initiator) };
    byId.set(requestId, asked);
    requests.push(asked);
  });
  /** @param {{ requestId: string, timestamp: number, encodedDataLength?: number }} ended */
  const end = ({ requestId, timestamp, encodedDataLength = 0 }) => {
    const asked = byId.get(requestId);
    if (asked) Object.assign(asked, { end: timeOf(timestamp), bytes: encodedDataLength });
  };
  devtools.on('Network.loadingFinished', end);
  devtools.on('Network.loadingFailed', end);
  return requests;
}

/** @typedef {{ callFrames: { url: string }[], parent?: Stack }} Stack */

/** @param {{ type: string, stack?: Stack }} initiator */
function scriptsOf({ type, stack }) {
  const scripts = new Set();
  if (type === 'script')
    for (let part = stack; part; part = part.parent) for (const { url } of part.callFrames) scripts.add(url);
  scripts.delete('');
  return [...scripts];
}
