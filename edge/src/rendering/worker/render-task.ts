import type { MessagePort } from 'node:worker_threads';
import type { RenderJob, SectionRelease } from 'shared/contract';
import type { Encoding } from '../../http/encoding.ts';
import type { EnteredCell } from './entered-release.ts';

/** What a render worker is to render. */
export interface RenderTask {
  /** Absolute path of the shell release's server build. */
  readonly shellEntry: string;
  /** `sha384-…` of that file. */
  readonly shellIntegrity: string | undefined;
  readonly job: RenderJob;
  /** The worker also encodes the document: its bytes are there already, and no other thread is needed. */
  readonly encoding?: Encoding | undefined;
}

/** A task as it is sent to a worker, with what worker and edge share while it is rendered. */
export interface WorkerTask extends Omit<RenderTask, 'job'> {
  readonly job: SentJob;
  /** Answers questions for content. */
  readonly content: MessagePort;
  readonly entered: EnteredCell;
}

/** A value in memory that all threads read. */
interface SentValue {
  /** Another one for each value. */
  readonly id: number;
  /** JSON */
  readonly bytes: SharedArrayBuffer;
}

/** A job whose releases are not copied: they are most of it, and the same for thousands of documents. */
export interface SentJob extends Omit<RenderJob, 'sections' | 'stable' | 'shell'> {
  readonly sections: readonly SentValue[];
  readonly stable: readonly SentValue[];
  readonly shell: SentValue;
}

const shared = new WeakMap<object, SentValue>();
let lastId = 0;

/** The edge writes each release once. */
export function shareJob({ sections, stable = [], shell, ...job }: RenderJob): SentJob {
  return { ...job, sections: sections.map(shareValue), stable: stable.map(shareValue), shell: shareValue(shell) };
}

function shareValue(value: object): SentValue {
  const known = shared.get(value);
  if (known) return known;
  const text = Buffer.from(JSON.stringify(value));
  const bytes = new SharedArrayBuffer(text.length);
  text.copy(Buffer.from(bytes));
  const made = { id: (lastId += 1), bytes };
  shared.set(value, made);
  return made;
}

/** Releases of several locks. */
const MOST_KNOWN = 64;

/** A worker reads each release once. */
export function createJobReader(): (job: SentJob) => RenderJob {
  const known = new Map<number, unknown>();

  function valueOf<T>({ id, bytes }: SentValue): T {
    const value = known.get(id) ?? JSON.parse(Buffer.from(bytes).toString());
    // The one that was read longest ago is the first to go.
    known.delete(id);
    known.set(id, value);
    if (known.size > MOST_KNOWN) known.delete(known.keys().next().value ?? id);
    return value as T;
  }

  return ({ sections, stable, shell, ...job }) => ({
    ...job,
    sections: sections.map(valueOf<SectionRelease>),
    stable: stable.map(valueOf<SectionRelease>),
    shell: valueOf(shell),
  });
}
