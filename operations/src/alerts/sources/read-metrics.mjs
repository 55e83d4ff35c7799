import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @typedef {{ name: string, labels: Readonly<Record<string, string>>, value: number }} Sample */

const SAMPLE = /^(\w+)(?:\{(.*)\})? (\S+)$/gm;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** The samples of Prometheus's text format. @param {string} text @returns {Sample[]} */
export function parseMetrics(text) {
  return [...text.matchAll(SAMPLE)].map(([, name = '', labels = '', value]) => ({
    name,
    labels: Object.fromEntries([...labels.matchAll(LABEL)].map(([, label, of]) => [label, of])),
    value: Number(value),
  }));
}

const ANSWER_WITHIN_MS = 15_000;

/**
 * What the edge of this machine says of itself. Null when it does not answer, or does not know the token.
 * @param {{ edgeUrl: string, dataDir: string, metricsToken?: string | undefined }} settings
 * @returns {Promise<Sample[] | null>}
 */
export async function readMetrics({ edgeUrl, dataDir, metricsToken }) {
  try {
    const token = metricsToken ?? (await readFile(join(dataDir, 'operator', 'metrics-token'), 'utf8')).trim();
    const answer = await fetch(`${edgeUrl}/metrics`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return answer.ok ? parseMetrics(await answer.text()) : null;
  } catch {
    return null;
  }
}

/** Whether the edge of this machine can serve pages. @param {string} edgeUrl */
export async function isReady(edgeUrl) {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const answer = await fetch(`${edgeUrl}/readyz`, { signal }).catch(() => null);
  return answer?.ok ?? false;
}
