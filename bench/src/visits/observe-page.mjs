/**
 * What the page itself knows of a visit; times in milliseconds since its navigation began.
 * @typedef {object} Seen
 * @property {number} origin the navigation's beginning, in milliseconds since 1970
 * @property {number} fcp
 * @property {number} lcp
 * @property {number} cls
 * @property {[start: number, end: number][]} longTasks
 * @property {number} hydrated React answers in the frame and in each region on the first screen; of a static page the first paint
 * @property {number | null} hydratedAll and in all the others; null while some wait until they are seen
 * @property {number[]} interactions durations since they were last asked for
 */

/** Runs in the page, before anything else. It is sent as text, so it cannot call functions of this file. */
// oxlint-disable-next-line max-lines-per-function -- its source text is one script
export function observePage() {
  /** @typedef {PerformanceEntry & { value: number, hadRecentInput: boolean, interactionId: number }} Entry */
  /** @type {Seen} */
  const seen = {
    origin: performance.timeOrigin,
    ...{ fcp: 0, lcp: 0, cls: 0, longTasks: [], hydrated: 0, hydratedAll: null, interactions: [] },
  };
  const watch = (/** @type {string} */ type, /** @type {(entry: Entry) => void} */ take, options = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(/** @type {Entry} */ (entry));
    }).observe({ type, buffered: true, ...options });
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.fcp = startTime));
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('layout-shift', ({ hadRecentInput, value }) => !hadRecentInput && (seen.cls += value));
  watch('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, startTime + duration]));
  const shortest = { durationThreshold: 16 };
  watch('event', ({ interactionId, duration }) => interactionId && seen.interactions.push(duration), shortest);

  // The edge asks some visits only for a report, by chance: here each of them, as the heavier case.
  const { random } = Math;
  Math.random = () => random() / 100;

  /** Every element that React has made or taken over carries its props. @param {Element} element */
  const answers = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

  /** A region's own content; nothing but files and hints does not count. @param {Element} region */
  const contentOf = (region) => [...region.children].filter(({ tagName }) => !/^(STYLE|LINK|TEMPLATE)$/.test(tagName));

  /** A region on its way has words for visitors without JavaScript beside its spinner. @param {Element} region */
  const isThere = (region) => {
    const content = contentOf(region);
    return content.every(({ tagName }) => tagName !== 'NOSCRIPT') && content.slice(0, 1).every(answers);
  };

  /** An island of Astro has no box of its own. @param {Element} region */
  const isOnFirstScreen = (region) => {
    const [box = region] = contentOf(region);
    return box.getBoundingClientRect().top + scrollY < innerHeight;
  };

  /** The frame of islands is HTML, whose menu has its script. */
  const isFrameThere = () =>
    document.querySelector('html[data-islands][data-scripted]') !== null ||
    [...document.querySelectorAll('header button')].slice(0, 1).some(answers);

  /** Nothing of a page that waits for its visitor has to be hydrated, or of one without islands: it is whole once it is drawn. */
  const isWhole = () =>
    document.readyState === 'complete' &&
    (JSON.parse(document.querySelector('#soteria-state')?.textContent ?? '{}').hydrate === 'on-interaction' ||
      (document.querySelector('html[data-islands]') !== null && document.querySelector('astro-island') === null));

  function look() {
    if (seen.fcp > 0 && isWhole()) seen.hydrated = seen.hydratedAll = seen.fcp;
    const regions = [...document.querySelectorAll('[data-section], astro-island')];
    const waiting = regions.filter((region) => !isThere(region));
    if (isFrameThere() && regions.length > 0) {
      if (!seen.hydrated && !waiting.some(isOnFirstScreen)) seen.hydrated = performance.now();
      if (seen.hydrated && waiting.length === 0) seen.hydratedAll = performance.now();
    }
    if (seen.hydratedAll === null) requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
  Reflect.set(window, 'seen', seen);
}
