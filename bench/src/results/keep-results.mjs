import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {import('./row.mjs').Row} Row */
/** @typedef {{ measured: Record<string, Record<string, unknown>>, rows: Row[] }} Results */

const FILE = fileURLToPath(new URL('../../results/latest.json', import.meta.url));

/**
 * Puts a part's rows in the place of those of its last time.
 * @param {string} part
 * @param {readonly Row[]} rows
 * @param {object} options how it was measured
 * @returns {Results} all of them
 */
export function keepResults(part, rows, options) {
  const { measured, rows: others } = readResults();
  const machine = { cpus: availableParallelism(), cpu: cpus()[0]?.model, load: loadavg()[0] };
  const results = {
    measured: { ...measured, [part]: { at: new Date().toISOString(), ...options, ...machine } },
    rows: [...others.filter((row) => row.part !== part), ...rows.map((row) => ({ ...row, part }))],
  };
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
  return results;
}

/** What was measured last, all parts. @returns {Results} */
export function readResults() {
  if (!existsSync(FILE)) return { measured: {}, rows: [] };
  const { measured = {}, rows = [] } = JSON.parse(readFileSync(FILE, 'utf8'));
  return { measured, rows };
}
