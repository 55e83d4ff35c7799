import type { Remote, RenderJob } from 'shared/contract';

/**
 * Memory that a render worker and the edge share. It says whose code the worker runs, also after the edge ended the worker.
 * 0: no section's code yet; else the place among the releases of the job, from 1.
 */
export type EnteredCell = Int32Array<SharedArrayBuffer>;

export function newEnteredCell(): EnteredCell {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

/** The worker calls it before code of a release runs. @param file its server build */
export function enter(cell: EnteredCell, job: RenderJob, file: string): void {
  const place = releasesOf(job).findIndex(({ serverEntry }) => serverEntry === file);
  Atomics.store(cell, 0, place + 1);
}

/** The worker calls it when code asks for content. @returns call it before that code continues */
export function keepPlace(cell: EnteredCell): () => void {
  const place = Atomics.load(cell, 0);
  return () => void Atomics.store(cell, 0, place);
}

/** The edge reads the release that was entered last; null when none was. */
export function enteredRelease(cell: EnteredCell, job: RenderJob): Remote | null {
  return releasesOf(job)[Atomics.load(cell, 0) - 1]?.remote ?? null;
}

function releasesOf({ sections, stable = [] }: RenderJob) {
  return [...sections, ...stable];
}
