import { sizesOf, wordFaults } from './budget-faults.mjs';
import { BUDGET } from './budget.mjs';

/**
 * Prints what the budget measures, for every package: also for those that it does not bind yet.
 * @param {readonly string[]} packages
 * @param {import('./budget-faults.mjs').SourcesOf} sourcesOf
 */
export function printFigures(packages, sourcesOf) {
  const rows = packages.map((name) => [name, figuresOf(sourcesOf(name))]);
  console.table(Object.fromEntries(rows));
}

/** @param {readonly import('./read-sources.mjs').Source[]} sources */
function figuresOf(sources) {
  const folders = sources.map(({ folder }) => folder);
  const largest = Math.max(...folders.map((folder) => folders.filter((other) => other === folder).length));
  const byWord = BUDGET.words.plain.map((plain) => [
    plain[0].source.replaceAll('\\b', ''),
    wordFaults({ plain: [plain], exceptions: [] }, sources).length,
  ]);
  return { ...sizesOf(sources), 'largest folder': largest, ...Object.fromEntries(byWord) };
}
