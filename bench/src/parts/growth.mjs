import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { buildSections } from '../growth/build-sections.mjs';
import { comparePage } from '../growth/compare-page.mjs';
import { grow } from '../growth/grow.mjs';
import { openTwins } from '../growth/open-twins.mjs';
import { OWN_SECTIONS, SIZES } from '../growth/sizes.mjs';

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'events', path: '/events' },
  { name: 'sermons', path: '/connect/sermons' },
];

/**
 * A site that grows, against one that stays small: what a visitor and the server have of sections, releases and entries that
 * the page does not use. No ratio may be above 1.05. Steps on the way are visited once, the full size as often as asked for.
 * @param {{ runs: number, chromium: string, folder: string, say: (text: string) => void }} context
 */
export async function measure({ runs, chromium: executablePath, folder, say }) {
  const count = Math.max(...SIZES.map(({ sections }) => sections)) - OWN_SECTIONS;
  say(`building ${count} sections`);
  const builds = await buildSections(join(folder, 'sections'), count);
  const { small, grown } = await openTwins(join(folder, 'growth'));
  const browser = await chromium.launch({ executablePath });
  try {
    const rows = [];
    for (const size of SIZES) {
      const name = nameOf(size);
      say(name);
      const visits = size === SIZES.at(-1) ? runs : 1;
      const bigger = await grow(grown, size, builds);
      // As old as the other: V8 compiles for hundreds of documents, and a process that lived longer is the faster one.
      const smaller = await small.startEdge();
      try {
        const origins = { small: smaller.url, grown: bigger.url };
        for (const page of PAGES)
          rows.push(...(await comparePage(browser, page, { origins, size: name, visits, say })));
      } finally {
        await Promise.all([bigger.stop(), smaller.stop()]);
      }
    }
    return rows;
  } finally {
    await browser.close();
    await Promise.all([small.cms.stop(), grown.cms.stop()]);
  }
}

/** @param {import('../growth/sizes.mjs').Size} size */
function nameOf({ sections, releases, entries }) {
  return `${sections} sections, ${releases} releases, ${entries} events`;
}
