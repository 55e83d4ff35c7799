import type { FastifyBaseLogger } from 'fastify';
import type { RenderJob, SectionFailure } from 'shared/contract';
import type { ShellRelease } from '../store/load-release.ts';

/** An answer of the content API. */
interface ContentAnswer {
  readonly status: number;
  /** JSON. */
  readonly body: Uint8Array;
  /** It is of before an edit: the content API has not answered since. */
  readonly isOld?: boolean;
}

/** Answers a render's request for content. Never rejects. @param address path and query below the content origin */
export type AnswerContent = (address: string) => Promise<ContentAnswer>;

/** What to render. The renderer itself knows where content comes from. */
export type TrialJob = Omit<RenderJob, 'contentOrigin'>;

/** The result of rendering a document. */
export type Attempt =
  | {
      readonly document: {
        readonly status: number;
        /** No region failed or timed out. */
        readonly whole: boolean;
        readonly failures: readonly SectionFailure[];
      };
    }
  /** Why there is no document, as a clause: an error of the frame, a time or memory limit, a dead worker. */
  | { readonly ended: string };

/** Renders documents with unserved releases, in a thread of its own. */
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

/** Opens a renderer. The caller closes it. */
export type OpenRenderer = (options: RendererOptions) => Renderer;
