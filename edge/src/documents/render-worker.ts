import type { MessagePort } from 'node:worker_threads';
import type { ShellServer } from 'shared/contract';
import { createContentFetch } from './content-fetch.ts';
import type { RenderTask } from './render-task.ts';
import { createVerifiedFiles } from './verified-files.ts';

const files = createVerifiedFiles();
const content = createContentFetch(globalThis.fetch);
globalThis.fetch = content.fetch;

/** A worker thread's whole program: the shell release that the task names renders. Its answer is checked on arrival. */
export default async function render(task: RenderTask & { readonly content: MessagePort }): Promise<unknown> {
  content.use(task.content);
  const shell = files.execute(task.shellEntry, task.shellIntegrity) as ShellServer;
  return shell.render(task.job, files);
}
