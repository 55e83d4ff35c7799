import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process/free-port.mjs';
import { flag, text } from '../command-line/options.mjs';
import { ROOT } from '../workspace/root.mjs';
import { step, StepError } from '../process/step.mjs';
import { freshClone } from './recipes/fresh-clone.mjs';
import { readRecipes } from './recipes/read-recipes.mjs';
import { runRecipe } from './recipes/run-recipe.mjs';
import { Terminal } from './recipes/terminal.mjs';
import { areTried, markTried, refuseUncommitted } from './recipes/tried-inputs.mjs';

export const description = {
  about: 'Does what docs/recipes.md says, word for word, in a fresh clone; then runs npm run check there.',
  options: {
    only: text({ about: 'recipes with this in their heading, and those that they come after', value: 'text' }),
    'if-changed': flag('nothing, when recipes, tooling and contract are as they were when all ended well'),
  },
};

/** Of a site elsewhere: the clone's site is its own. */
const NOT_HERE = ['SOTERIA_URL', 'SOTERIA_TOKEN', 'SOTERIA_SIGNING_KEY', 'CONTENT_API_URL', 'DATABASE_URL', 'NODE_ENV'];

/** @typedef {{ name: string, seconds: string, outcome: string }} Row */

/** @param {import('../command-line/read-arguments.mjs').Asked<typeof description>} asked */
export async function trial({ options: { only, 'if-changed': ifChanged } }) {
  if (ifChanged && areTried())
    return console.log('Recipes, tooling and contract are as they were when all recipes ended well.');
  await refuseUncommitted();
  const recipes = chosen(readRecipes(readFileSync(join(ROOT, 'docs', 'recipes.md'), 'utf8')), only);
  const rows = await tryAll(recipes);
  console.log(`\n${table(rows)}`);
  const failed = rows.filter(({ outcome }) => outcome !== 'ok').length;
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
  // A set grows while it is walked through: those before those before come too.
  for (const { after } of wanted) for (const recipe of all) if (after.includes(recipe.name)) wanted.add(recipe);
  return all.filter((recipe) => wanted.has(recipe));
}

/** @param {readonly import('./recipes/read-recipes.mjs').Recipe[]} recipes */
async function tryAll(recipes) {
  const folder = mkdtempSync(join(tmpdir(), 'soteria-recipes-'));
  const root = join(folder, 'clone');
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    CMS_PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
  };
  for (const name of NOT_HERE) Reflect.deleteProperty(env, name);
  const terminal = new Terminal(root, env);
  /** @type {Row[]} */
  const rows = [];
  const row = async (/** @type {string} */ name, /** @type {() => Promise<void>} */ work) =>
    rows.push(await outcomeOf(name, work));
  const end = async () => {
    await terminal.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end().finally(() => process.exit(130)));
  try {
    await step('Cloning, and installing packages', () => freshClone(root));
    for (const recipe of recipes) await row(recipe.name, () => runRecipe(recipe, terminal, `http://localhost:${port}`));
    await terminal.stop();
    await row('npm run check', () => terminal.run('npm run check'));
  } finally {
    await end();
  }
  return rows;
}

/**
 * @param {string} name
 * @param {() => Promise<void>} work
 * @returns {Promise<Row>}
 */
async function outcomeOf(name, work) {
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

/** @param {readonly Row[]} rows */
function table(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(({ name, seconds, outcome }) => `${name.padEnd(width)}  ${seconds.padStart(4)} s  ${outcome}`)
    .join('\n');
}
