import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flag, text } from '../../../operations/src/command-line/options.mjs';
import { step, StepError } from '../../../operations/src/process/step.mjs';
import { ROOT } from '../../../operations/src/root.mjs';
import { cloneEnvironment } from './clone/clone-environment.mjs';
import { freshClone, installClone } from './clone/fresh-clone.mjs';
import { failuresOf, outcomeOf, outcomeTable } from './clone/outcomes.mjs';
import { Terminal } from './clone/terminal.mjs';
import { triedInputs } from './clone/tried-inputs.mjs';
import { readRecipes } from './recipes/read-recipes.mjs';
import { runRecipe } from './recipes/run-recipe.mjs';

export const description = {
  about: 'Does what docs/recipes.md says, word for word, in a fresh clone; then runs npm run check there.',
  options: {
    only: text({ about: 'recipes with this in their heading, and those that they come after', value: 'text' }),
    'if-changed': flag('nothing, when recipes, tooling and contract are as they were when all ended well'),
  },
};

/** Inputs of the recipes: their text, the commands, the contract of sections and shell. */
const { areTried, markTried, refuseUncommitted } = triedInputs('recipes', [
  'docs/recipes.md',
  'operations',
  'tooling',
  'shared/src/contract',
]);

/** @param {import('../../../operations/src/command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ options: { only, 'if-changed': ifChanged } }) {
  if (ifChanged && areTried())
    return console.log('Recipes, tooling and contract are as they were when all recipes ended well.');
  await refuseUncommitted();
  const recipes = chosen(readRecipes(readFileSync(join(ROOT, 'docs', 'recipes.md'), 'utf8')), only);
  const rows = await tryAll(recipes);
  console.log(`\n${outcomeTable(rows)}`);
  const failed = failuresOf(rows);
  if (failed > 0) throw new StepError(`${failed} of ${rows.length} did not end well.`);
  if (only === '') markTried();
}

/**
 * @param {import('./recipes/read-recipes.mjs').Recipe[]} all
 * @param {string} only '' for all
 */
function chosen(all, only) {
  if (only === '') return all;
  const wanted = new Set(all.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase())));
  if (wanted.size === 0)
    throw new StepError(`No recipe's heading has "${only}". There are: ${all.map(({ name }) => name).join(', ')}.`);
  // The set grows during the iteration, so indirect predecessors are added too.
  for (const { after } of wanted) for (const recipe of all) if (after.includes(recipe.name)) wanted.add(recipe);
  return all.filter((recipe) => wanted.has(recipe));
}

/** @param {readonly import('./recipes/read-recipes.mjs').Recipe[]} recipes */
async function tryAll(recipes) {
  const folder = mkdtempSync(join(tmpdir(), 'soteria-recipes-'));
  const root = join(folder, 'clone');
  const { env, site } = await cloneEnvironment(folder);
  const terminal = new Terminal(root, env);
  /** @type {import('./clone/outcomes.mjs').Outcome[]} */
  const rows = [];
  const row = async (/** @type {string} */ name, /** @type {() => Promise<void>} */ work) =>
    rows.push(await outcomeOf(name, work));
  const end = async () => {
    await terminal.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end().finally(() => process.exit(130)));
  try {
    await step('Cloning, and installing packages', async () => {
      await freshClone(root);
      await installClone(root);
    });
    for (const recipe of recipes) await row(recipe.name, () => runRecipe(recipe, terminal, site));
    await terminal.stop();
    await row('npm run check', () => terminal.run('npm run check'));
  } finally {
    await end();
  }
  return rows;
}
