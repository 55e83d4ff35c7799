import { join } from 'node:path';
import { command } from '../../../../operations/src/process/command.mjs';
import { ROOT } from '../../../../operations/src/root.mjs';
import { StepError } from '../../../../operations/src/process/step.mjs';

/**
 * Runs a program of the bench to its end and prints its output.
 * @param {string} file below bench/src
 * @param {object} asked its only argument, as JSON: the checked arguments of the command
 * @param {Record<string, string | undefined>} [env]
 */
export async function benchProgram(file, asked, env = {}) {
  const loader = file.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [];
  const args = [...loader, join(ROOT, 'bench', 'src', file), JSON.stringify(asked)];
  await command(process.execPath, args, { show: true, env }).catch((error) => {
    throw new StepError(`${file} ended badly; it says why above.`, { cause: error });
  });
}
