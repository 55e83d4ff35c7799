import { median } from '../median.mjs';
import { row } from '../results/row.mjs';
import { documentTime } from '../site/document-time.mjs';
import { PHONE } from '../visits/profiles.mjs';
import { visit as visitPage } from '../visits/visit.mjs';
import { documentBytes } from './document-bytes.mjs';

/** Of the server; a browser's visit takes seconds. */
const RENDERS_PER_VISIT = 5;
/** `lacking`: the share of documents without their list; where it is not 0, the others say little. */
const METRICS = ['render', 'lacking', 'document', 'bytes', 'requests', 'lcp'];

/**
 * One page of the grown site against the same page of the small one, in turns. A page that did not come has no rows.
 * @typedef {{ name: string, path: string }} Page its metrics start with the name
 * @typedef {{ small: string, grown: string }} Origins
 * @param {import('@playwright/test').Browser} browser
 * @param {Page} page
 * @param {{ origins: Origins, size: string, visits: number, say: (text: string) => void }} options
 */
export async function comparePage(browser, { name, path }, { origins, size, visits, say }) {
  /** @type {Record<'small' | 'grown', Figures[]>} */
  const figures = { small: [], grown: [] };
  try {
    for (let visit = 0; visit < visits; visit += 1) {
      figures.small.push(await figuresOf(browser, `${origins.small}${path}`));
      figures.grown.push(await figuresOf(browser, `${origins.grown}${path}`));
    }
  } catch (error) {
    say(`${path} with ${size} did not come: ${error instanceof Error ? error.message : error}`);
    return [];
  }
  const middle = (/** @type {Figures[]} */ all, /** @type {string} */ metric) =>
    median(all.map((each) => each[metric] ?? 0));
  return METRICS.map((metric) =>
    row({
      metric: `${name}-${metric}`,
      route: `${path} (${size})`,
      peer: 'small-site',
      ours: middle(figures.grown, metric),
      theirs: middle(figures.small, metric),
    }),
  );
}

/**
 * @typedef {Record<string, number>} Figures by metric; the document's bytes are part of all bytes
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Figures>}
 */
async function figuresOf(browser, url) {
  const { time: render, lacking } = await documentTime(url, RENDERS_PER_VISIT);
  const document = await documentBytes(url);
  const { 'bytes-total': bytes = 0, requests = 0, lcp = 0 } = await visitPage(browser, url, PHONE);
  return { render, lacking, document, bytes, requests, lcp };
}
