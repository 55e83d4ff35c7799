import { idleAt } from './idle-at.mjs';

/** @typedef {import('./record-requests.mjs').PageRequest} PageRequest */
/** @typedef {import('./observe-page.mjs').Seen} Seen */

/** From here on a task blocks, in milliseconds. */
const LONG_TASK_MS = 50;

/** @type {Readonly<Record<string, string>>} */
const KINDS = {
  Script: 'js',
  Stylesheet: 'css',
  Image: 'images',
  Font: 'fonts',
  Document: 'html',
  Fetch: 'data',
  XHR: 'data',
};

/**
 * The figures of one visit: milliseconds, bytes, and counts. Video and audio are not counted.
 * @param {Seen} seen
 * @param {readonly PageRequest[]} requests
 * @returns {Record<string, number>}
 */
export function measureVisit(seen, requests) {
  const { fcp, lcp, cls, hydrated, hydratedAll, longTasks, origin } = seen;
  const counted = requests.filter(({ type }) => type !== 'Media');
  const scripts = counted.filter(({ type }) => type === 'Script');
  const loading = scripts.map(({ start, end }) => /** @type {const} */ ([start - origin, (end ?? Infinity) - origin]));
  const idle = idleAt(hydrated, [...longTasks, ...loading]);
  const early = scripts.filter(({ end }) => end !== null && end - origin <= idle);
  return {
    ...{ lcp, fcp, cls, hydrated, idle },
    ...(hydratedAll === null ? {} : { 'hydrated-all': hydratedAll }),
    tbt: blockingTime(longTasks, fcp, idle),
    'js-before-idle': bytesOf(early),
    'js-total': bytesOf(scripts),
    'bytes-total': bytesOf(counted),
    requests: counted.length,
    ...bytesBy('bytes', counted, ({ type }) => KINDS[type] ?? 'other'),
    ...bytesBy('js', scripts, ownerOf),
  };
}

/**
 * @param {Seen['longTasks']} tasks
 * @param {number} from
 * @param {number} to
 */
function blockingTime(tasks, from, to) {
  const blocking = tasks.filter(([start, end]) => end > from && start < to);
  return blocking.reduce((sum, [start, end]) => sum + Math.max(0, end - Math.max(start, from) - LONG_TASK_MS), 0);
}

/** Whose script it is, by its address. @param {PageRequest} request */
function ownerOf({ url }) {
  const [, release = 'other'] = /\/_\/assets\/([^/]+)\//.exec(url) ?? [];
  return release === 'shell' ? 'shell' : `section-${release}`;
}

/** @param {readonly PageRequest[]} requests */
function bytesOf(requests) {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * @param {string} prefix
 * @param {readonly PageRequest[]} requests
 * @param {(request: PageRequest) => string} groupOf
 */
function bytesBy(prefix, requests, groupOf) {
  const groups = [...new Set(requests.map(groupOf))];
  return Object.fromEntries(
    groups.map((group) => [`${prefix}-${group}`, bytesOf(requests.filter((request) => groupOf(request) === group))]),
  );
}
