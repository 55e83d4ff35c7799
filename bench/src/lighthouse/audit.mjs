import lighthouse from 'lighthouse';

/** @typedef {{ scores: Record<string, number>, failing: { category: string, audit: string, title: string, score: number, shown: string }[] }} Audit */

/** From here on Lighthouse itself shows an audit as passed. */
const PASSED = 0.9;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * One run of Lighthouse as a phone, with its own simulated throttling (4× slower processor, 1.6 Mbit/s, 150 ms).
 * @param {string} url
 * @param {number} port of the browser's remote debugging
 * @returns {Promise<Audit>} scores of 100 by category, and what is not perfect in them
 */
export async function audit(url, port) {
  const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, output: 'json', logLevel: 'silent' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not judge ${url}: ${runtimeError.message}`);
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
