import type { FastifyBaseLogger } from 'fastify';
import type { RenderJob, SectionFailure } from 'shared/contract';
import type { ShellRelease } from '../store/load-release.ts';

/** An answer of the content API. */
interface ContentAnswer {
  readonly status: number;
  /** JSON. */
  readonly body: Uint8Array;
}

/** Answers a render's question. @param address path and query below the content origin. Never rejects. */
export type AnswerContent = (address: string) => Promise<ContentAnswer>;

/** What a render has to draw; where its content comes from is the renderer's own affair. */
export type TrialJob = Omit<RenderJob, 'contentOrigin'>;

/** How an attempt to draw a document ended. */
export type Attempt =
  | {
      readonly document: {
        readonly status: number;
        /** No region failed or timed out. */
        readonly whole: boolean;
        readonly failures: readonly SectionFailure[];
      };
    }
  /** Why there is no document, as a clause: thrown by the frame, out of time, out of memory, the worker's death. */
  | { readonly ended: string };

/** Draws documents with releases that serve nobody yet, in a thread of its own. */
export interface Renderer {
  /** Never rejects. */
  readonly draw: (shell: ShellRelease, job: TrialJob, content: AnswerContent) => Promise<Attempt>;
  readonly close: () => Promise<void>;
}

interface RendererOptions {
  /** Milliseconds. A render that takes longer is ended. */
  readonly limitMs: number;
  readonly memoryMb: number;
  readonly log: FastifyBaseLogger;
}

/** Opens a renderer; whoever opens it closes it. */
export type OpenRenderer = (options: RendererOptions) => Renderer;
