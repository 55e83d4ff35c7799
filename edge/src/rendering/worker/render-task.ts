import type { MessagePort } from 'node:worker_threads';
import type { RenderJob } from 'shared/contract';
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

/** A task, with what worker and edge share while it is rendered. */
export interface WorkerTask extends RenderTask {
  /** Answers questions for content. */
  readonly content: MessagePort;
  readonly entered: EnteredCell;
}
