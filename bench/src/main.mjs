import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, step } from '../../operations/src/process/step.mjs';
import { printTable } from './results/print-table.mjs';
import { keepResults } from './results/keep-results.mjs';
import { writePage } from './results/write-page.mjs';

/** Each file there is a part of the bench. */
const PARTS = new URL('parts/', import.meta.url);

/**
 * @typedef {object} Context what a part of the bench gets
 * @property {number} runs of each measurement
 * @property {string} chromium path of the browser
 * @property {string} folder a temporary one; removed afterwards
 * @property {(text: string) => void} say tells the person who waits
 * @property {number} minutes of load while memory is watched
 * @property {readonly string[]} routes only these, when there are any
 * @property {readonly string[]} profiles only these, when there are any
 * @property {readonly string[]} peers only these, when there are any
 * @property {boolean} tls over TLS and HTTP/2, behind a proxy
 */

run(async () => {
  /** @type {Omit<Context, 'chromium' | 'folder' | 'say'> & { parts: readonly string[] }} */
  const { parts, ...options } = JSON.parse(process.argv[2] ?? '');
  for (const part of parts) {
    const folder = mkdtempSync(join(tmpdir(), `soteria-bench-${part}-`));
    const say = (/** @type {string} */ text) => console.log(`  ${text}`);
    const context = { ...options, folder, say, chromium: process.env.CHROMIUM_PATH || chromium.executablePath() };
    try {
      const { measure } = await import(new URL(`${part}.mjs`, PARTS).href);
      const rows = await step(`Measuring: ${part}`, () => measure(context));
      const results = keepResults(options.tls ? `${part}-tls` : part, rows, options);
      printTable(rows);
      writePage(results);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
});
