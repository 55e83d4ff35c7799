import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** @typedef {{ scores: Record<string, number>, failing: { category: string, audit: string, title: string, score: number, shown: string }[] }} Audit */

/** From here on Lighthouse itself shows an audit as passed. */
const PASSED = 0.9;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A browser that lost a trace is asked again, as Lighthouse advises. */
const ATTEMPTS = 3;

/**
 * One run of Lighthouse as a phone, with its own simulated throttling (4× slower processor, 1.6 Mbit/s, 150 ms).
 * @param {string} url
 * @param {string} chromium
 * @returns {Promise<Audit>} scores of 100 by category, and what is not perfect in them
 */
export async function audit(url, chromium) {
  const { categories, audits } = await report(url, chromium);
  const entries = Object.entries(categories);
  return {
    scores: Object.fromEntries(entries.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])),
    failing: entries.flatMap(([category, { auditRefs }]) =>
      auditRefs.flatMap(({ id, weight, group }) => {
        const { score = null, title = id, displayValue = '' } = audits[id] ?? {};
        // What has no weight of its own explains the metrics of performance; elsewhere it is advice.
        const counts = weight > 0 || (category === 'performance' && group !== 'hidden');
        return counts && score !== null && score < PASSED
          ? [{ category, audit: id, title, score, shown: displayValue }]
          : [];
      }),
    ),
  };
}

/**
 * @param {string} url
 * @param {string} chromium
 */
async function report(url, chromium, attempt = 1) {
  // Not by Playwright, whose browsers have no back/forward cache.
  const browser = await launch({ chromePath: chromium, chromeFlags: ['--headless=new', '--no-sandbox'] });
  try {
    const options = { port: browser.port, onlyCategories: CATEGORIES, logLevel: /** @type {const} */ ('silent') };
    const lhr = (await lighthouse(url, options))?.lhr;
    if (lhr && !lhr.runtimeError) return lhr;
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse could not judge ${url}: ${lhr?.runtimeError?.message}`);
  } finally {
    browser.kill();
  }
  return report(url, chromium, attempt + 1);
}
