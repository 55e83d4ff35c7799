import { setTimeout as pause } from 'node:timers/promises';
import { writeBlock } from './write-block.mjs';

/** Milliseconds until a new release must be visible. */
const SHOWS_MS = 20_000;

/**
 * Runs the blocks of a recipe in order. Throws at the first failure.
 * @param {import('./read-recipes.mjs').Recipe} recipe
 * @param {import('../clone/terminal.mjs').Terminal} terminal
 * @param {string} site its origin
 */
export async function runRecipe({ blocks }, terminal, site) {
  for (const block of blocks) {
    if (block.kind !== 'sh') {
      writeBlock(terminal.root, block);
      continue;
    }
    if (block.stopped) await terminal.stop();
    if (block.keeps) await terminal.keep(block.text);
    else await terminal.run(block.text);
    if (block.shows) await expectPage(site, block.shows);
  }
}

/**
 * @param {string} site
 * @param {string} shows `<path> <words>`
 */
async function expectPage(site, shows) {
  const [path = '/', ...words] = shows.split(' ');
  const end = Date.now() + SHOWS_MS;
  let seen = '';
  while (Date.now() < end) {
    const answer = await fetch(`${site}${path}`).catch(() => null);
    seen = answer ? `status ${answer.status}` : 'no answer';
    if (answer?.ok && (await answer.text()).includes(words.join(' '))) return;
    await pause(250);
  }
  throw new Error(`${path} does not show "${words.join(' ')}": ${seen}.`);
}
