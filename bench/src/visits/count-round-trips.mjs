/** @typedef {import('./record-requests.mjs').PageRequest} PageRequest */

/** Milliseconds after a response within which a request counts as its consequence: without a slow processor. */
const AT_ONCE_MS = 100;

/** Without these a section is not painted, or does not answer. */
const NEEDED = new Set(['Script', 'Stylesheet', 'Fetch', 'XHR']);

/**
 * The longest chain of requests, each of which could begin only when the one before it was there; what the document itself
 * names is the first. A request follows the scripts that asked for it, and the data that one of them waited for (which no
 * call stack tells).
 * @param {readonly PageRequest[]} requests of one visit
 * @param {number} until milliseconds since 1970: what came later was not needed
 */
export function countRoundTrips(requests, until) {
  const needed = requests.filter(({ type, end }) => NEEDED.has(type) && end !== null && end <= until);
  /** @type {Map<string, number>} */
  const depths = new Map();
  /** @type {(request: PageRequest) => number} */
  const depthOf = (request) => {
    const known = depths.get(request.url);
    if (known !== undefined) return known;
    const before = needed.filter((other) => other.start < request.start && precedes(other, request));
    const depth = 1 + Math.max(0, ...before.map(depthOf));
    depths.set(request.url, depth);
    return depth;
  };
  return Math.max(0, ...needed.map(depthOf));
}

/**
 * @param {PageRequest} other
 * @param {PageRequest} request
 */
function precedes(other, request) {
  if (request.by.includes(other.url)) return true;
  const isData = other.type === 'Fetch' || other.type === 'XHR';
  const pause = request.start - (other.end ?? Infinity);
  return isData && pause >= 0 && pause < AT_ONCE_MS && other.by.some((script) => request.by.includes(script));
}
