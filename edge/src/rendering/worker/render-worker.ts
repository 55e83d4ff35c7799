import type { MessagePort } from 'node:worker_threads';
import type { RenderedDocument, ShellServer, VerifiedFiles } from 'shared/contract';
import { quickForm } from '../../http/quick-form.ts';
import { createContentFetch } from './content-fetch.ts';
import { enter, type EnteredCell, keepPlace } from './entered-release.ts';
import type { RenderTask } from '../render-task.ts';
import { createVerifiedFiles } from './verified-files.ts';
import { watchedContainer } from './watched-container.ts';

interface WorkerTask extends RenderTask {
  readonly content: MessagePort;
  readonly entered: EnteredCell;
}

const files = createVerifiedFiles();
const content = createContentFetch(globalThis.fetch, () => keepPlace(present.entered));
globalThis.fetch = content.fetch;

/** A render at a time: what an earlier one left running counts as the present one's. */
let present: WorkerTask;
const entering = (file: string) => enter(present.entered, present.job, file);

/** Of sections: whose code runs is known to the edge. */
const sectionFiles: VerifiedFiles = {
  text: files.text,
  execute(file, integrity) {
    entering(file);
    return watchedContainer(files.execute(file, integrity), () => entering(file));
  },
};

/** A worker thread's whole program: the shell release that the task names renders. Its answer is checked on arrival. */
export default async function render(task: WorkerTask): Promise<unknown> {
  present = task;
  content.use(task.content);
  const shell = files.execute(task.shellEntry, task.shellIntegrity) as ShellServer;
  const document = await shell.render(task.job, sectionFiles);
  return { ...document, form: formOf(document, task) };
}

function formOf({ html }: RenderedDocument, { encoding }: WorkerTask) {
  const bytes = encoding && html instanceof Uint8Array ? quickForm(html, encoding) : null;
  return bytes ? { encoding, bytes } : undefined;
}
