import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { StepError } from '../../../operations/src/process/step.mjs';
import { printTable } from '../results/print-table.mjs';

/** @typedef {import('../results/row.mjs').Row} Row */

/**
 * Prints a trial's figures, keeps them in bench/results/<name>.json, and throws when one is beyond its bound.
 * @param {string} name
 * @param {readonly Row[]} rows
 * @param {object} measured how it was measured, and what is stored beside the figures
 */
export function keepTrial(name, rows, measured) {
  const machine = { cpus: availableParallelism(), cpu: cpus()[0]?.model, load: loadavg()[0] };
  const results = { at: new Date().toISOString(), ...machine, ...measured, rows };
  const file = fileURLToPath(new URL(`../../results/${name}.json`, import.meta.url));
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  printTable(rows);
  const missed = rows.filter(({ peer, ours, theirs }) => peer === 'bound' && ours > theirs);
  if (missed.length > 0) throw new StepError(`Beyond its bound: ${missed.map(({ metric }) => metric).join(', ')}.`);
}
