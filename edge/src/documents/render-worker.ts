import type { ShellServer } from 'shared/contract';
import type { RenderTask } from './render-task.ts';
import { createVerifiedFiles } from './verified-files.ts';

const files = createVerifiedFiles();

/** A worker thread's whole program: the shell release that the task names renders. Its answer is checked on arrival. */
export default async function render({ shellEntry, shellIntegrity, job }: RenderTask): Promise<unknown> {
  const shell = files.execute(shellEntry, shellIntegrity) as ShellServer;
  return shell.render(job, files);
}
