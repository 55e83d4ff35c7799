/** One kilobyte, as the budgets count. */
const KB = 1_000;

/** What a first visit on the phone must keep to, by metric: bytes, milliseconds, counts. @type {Readonly<Record<string, number>>} */
const BOUNDS = {
  cls: 0.02,
  'inp-menu': 100,
  'inp-filter': 100,
  'inp-carousel': 100,
  'inp-form': 100,
  'press-to-drawn': 100,
  'bytes-total': 400 * KB,
  'js-before-idle': 130 * KB,
  'js-total': 170 * KB,
  'round-trips': 2,
};

/** A page that waits for its visitor has bounds of its own. @type {Readonly<Record<string, Readonly<Record<string, number>>>>} */
const WAITING_PAGES = {
  '/': { 'js-before-idle': 90 * KB },
  '/about-us': { 'js-before-idle': 40 * KB, tbt: 50 },
};

/**
 * @param {string} route
 * @param {string} metric
 * @returns {number | undefined}
 */
export function boundOf(route, metric) {
  return WAITING_PAGES[route]?.[metric] ?? BOUNDS[metric];
}
