import { step } from '../../../../operations/src/process/step.mjs';

/** @typedef {{ name: string, seconds: string, outcome: string }} Outcome */

/**
 * Runs one part of a trial and returns its outcome. A failure is printed, and the other parts continue.
 * @param {string} name
 * @param {() => Promise<void>} work
 * @returns {Promise<Outcome>}
 */
export async function outcomeOf(name, work) {
  const since = Date.now();
  const end = (/** @type {string} */ outcome) => ({ name, outcome, seconds: ((Date.now() - since) / 1000).toFixed(0) });
  try {
    await step(name, work);
    return end('ok');
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : error}`);
    return end('failed');
  }
}

/** One line each. @param {readonly Outcome[]} outcomes */
export function outcomeTable(outcomes) {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  return outcomes
    .map(({ name, seconds, outcome }) => `${name.padEnd(width)}  ${seconds.padStart(4)} s  ${outcome}`)
    .join('\n');
}

/** @param {readonly Outcome[]} outcomes */
export function failuresOf(outcomes) {
  return outcomes.filter(({ outcome }) => outcome !== 'ok').length;
}
