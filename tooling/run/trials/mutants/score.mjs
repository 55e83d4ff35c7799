/** @typedef {import('./run-stryker.mjs').Mutant} Mutant */

const SURVIVED = new Set(['Survived', 'NoCoverage']);
const KILLED = new Set(['Killed', 'Timeout']);

/** Whether a test noticed the change. @param {string} status */
export const isKilled = (status) => KILLED.has(status);

/**
 * The share of mutants that tests notice.
 * @param {readonly Mutant[]} mutants
 * @returns {{ killed: number, all: number, percent: number }} 100 % without mutants
 */
export function scoreOf(mutants) {
  const killed = mutants.filter(({ status }) => isKilled(status)).length;
  const all = killed + mutants.filter(({ status }) => SURVIVED.has(status)).length;
  return { killed, all, percent: all === 0 ? 100 : Math.floor((1_000 * killed) / all) / 10 };
}

/**
 * A line for each mutant that no test notices.
 * @param {string} file
 * @param {readonly Mutant[]} mutants
 */
export function survivorsOf(file, mutants) {
  return mutants
    .filter(({ status }) => SURVIVED.has(status))
    .map(({ location: { start }, mutatorName, replacement = '' }) => {
      const change = replacement.replace(/\s+/g, ' ').slice(0, 100);
      return `${file}:${start.line}:${start.column} ${mutatorName}: ${change}`;
    });
}
