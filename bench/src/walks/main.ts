import fc from 'fast-check';
import puppeteer from 'puppeteer-core';
import { run } from '../../../operations/src/process/step.mjs';
import { atMost, holdBounds } from '../../../tooling/run/trials/parts/bounds.mjs';
import { servedPages } from './served-page.ts';
import { takeWalk } from './take-walk.ts';
import { walks } from './walk.ts';

interface Asked {
  readonly count: number;
  readonly seed: number;
  readonly origin: string;
  /** The browser's program. */
  readonly chromium: string;
}

run(async () => {
  const { count, seed, origin, chromium }: Asked = JSON.parse(process.argv[2] ?? '');
  console.log(`Seed ${seed}: --seed ${seed} takes the same walks again.`);
  const browser = await puppeteer.launch({ executablePath: chromium, args: ['--no-sandbox'] });
  const ground = { browser, origin, served: servedPages(browser) };
  let [looks, wrong] = [0, 0];
  try {
    for (const [index, walk] of fc.sample(walks, { numRuns: count, seed }).entries()) {
      const taken = await takeWalk(ground, walk);
      looks += taken.looks;
      if (taken.fault === undefined) continue;
      wrong += 1;
      console.error(`\n✗ Walk ${index + 1}: ${taken.fault}\n${JSON.stringify(walk)}`);
    }
  } finally {
    await browser.close();
  }
  holdBounds([
    { figure: 'walks', measured: count },
    { figure: 'pages that were looked at', measured: looks },
    atMost('walks that went wrong', wrong, 0),
  ]);
});
