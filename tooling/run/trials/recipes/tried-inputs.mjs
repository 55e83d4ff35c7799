import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../../process/command.mjs';
import { ROOT } from '../../workspace/root.mjs';
import { sourceHash } from '../../workspace/source-hash.mjs';
import { StepError } from '../../process/step.mjs';

/** What recipes are made of: their words, the commands, what sections and shell agree on. */
const INPUTS = ['docs/recipes.md', 'tooling', 'shared/src/contract'];
/** The hash of the inputs with which all recipes ended well. */
const LOCK = join(ROOT, 'docs', 'recipes.lock');

/** Whether the recipes ended well with the inputs as they are. */
export function areTried() {
  return existsSync(LOCK) && readFileSync(LOCK, 'utf8').trim() === sourceHash(INPUTS);
}

export function markTried() {
  writeFileSync(LOCK, `${sourceHash(INPUTS)}\n`);
}

/** Throws when the inputs differ from what is committed: the trial clones that. */
export async function refuseUncommitted() {
  const changes = await command('git', ['status', '--porcelain', '--', ...INPUTS]);
  if (changes.trim() !== '')
    throw new StepError(`The recipes are tried as they are committed. Commit or stash first:\n${changes}`);
}
