import { createRequire } from 'node:module';
import type { ShellServer } from 'shared/contract';
import type { RenderTask } from './render-task.ts';

const require = createRequire(import.meta.url);

/** A worker thread's whole program: the shell release that the task names renders. Its answer is checked on arrival. */
export default async function render({ shellEntry, job }: RenderTask): Promise<unknown> {
  const shell: ShellServer = require(shellEntry);
  return shell.render(job);
}
