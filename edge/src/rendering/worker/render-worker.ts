import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { RenderJob, RenderResult, ShellServer, VerifiedFiles } from 'shared/contract';
import { createEncoder } from '../../http/encoding.ts';
import { createContentFetch } from './content-fetch.ts';
import { enter, keepPlace } from './entered-release.ts';
import { createJobReader, type WorkerTask } from './render-task.ts';
import { createVerifiedFiles } from './verified-files.ts';
import { watchedContainer, watchedModule } from './watched-container.ts';

const files = createVerifiedFiles();
const encode = createEncoder();
const content = createContentFetch(globalThis.fetch, () => keepPlace(present.entered));
globalThis.fetch = content.fetch;

/** A worker renders one task at a time. Code that an earlier task left running counts as this task's. */
let present: Pick<WorkerTask, 'entered'> & { readonly job: RenderJob };
const jobOf = createJobReader();
const entering = (file: string) => enter(present.entered, present.job, file);

/** Files of sections. The edge is told whose code runs. */
const sectionFiles: VerifiedFiles = {
  text: files.text,
  execute(file, integrity) {
    entering(file);
    return watchedContainer(files.execute(file, integrity), () => entering(file));
  },
  async module(file, integrity) {
    entering(file);
    return watchedModule(await files.module(file, integrity), () => entering(file));
  },
};

/** The program of a worker thread: the shell release of the task renders. The edge checks the result. */
export default async function render(task: WorkerTask): Promise<unknown> {
  const job = jobOf(task.job);
  present = { entered: task.entered, job };
  content.use(task.content);
  const shell = files.execute(task.shellEntry, task.shellIntegrity) as ShellServer;
  const document = await shell.render(job, sectionFiles);
  const encoded = encodedAsAsked(document, task);
  if (!encoded) return withoutCopy(document, document.html);
  return withoutCopy({ ...document, html: undefined, encoded }, encoded.bytes);
}

/** Hands the bytes over to the edge's thread: copies of them would take a tenth of a render. */
function withoutCopy(result: object, bytes: Uint8Array | string): unknown {
  return move({ [transferableSymbol]: ownBuffer(bytes), [valueSymbol]: result });
}

/** The memory that holds these bytes alone. What Node keeps small buffers in must stay here. */
function ownBuffer(bytes: Uint8Array | string): ArrayBufferLike[] {
  if (typeof bytes === 'string') return [];
  return bytes.byteLength === bytes.buffer.byteLength ? [bytes.buffer] : [];
}

/** The HTML in the encoding that was asked for, in its place: it is a sixth of what the edge would hold and collect. */
function encodedAsAsked({ html }: RenderResult, { encoding }: WorkerTask) {
  const encoded = encoding && typeof html !== 'string' ? encode(html, encoding) : null;
  return encoded && { ...encoded, encoding, length: html.length };
}
