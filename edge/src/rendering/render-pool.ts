import { type Generation, type GenerationOptions, type Render, startGeneration } from './render-generation.ts';
import { createRenderQueue, type RenderTurn } from './render-queue.ts';
import type { RenderedDocument } from './rendered-document.ts';

/** Documents that new workers make first, for nobody: they load the code of the releases that serve. */
export type WarmUp = () => Promise<readonly Render[]>;

export interface RenderPool {
  /** Throws RenderRefused when it would wait too long, and RenderEnded when the render crashed or was ended. */
  render(render: Render, turn?: RenderTurn): Promise<RenderedDocument>;
  /** No document is being rendered, and none waits for it. */
  isIdle(): boolean;
  /**
   * New workers take over as soon as they are warm; the old ones finish what they have. Unloads the code of releases no
   * longer served. @param warmUp from now on
   */
  recycle(warmUp?: WarmUp): void;
  close(): Promise<void>;
}

export interface RenderPoolOptions extends GenerationOptions {
  /** Milliseconds that a document may wait for a thread. */
  readonly waitMs: number;
}

/** Bounds what leaks in a section's server code can amount to. */
const RENDERS_PER_GENERATION = 20_000;

/** Documents are rendered in worker threads, so that a section which loops, leaks or crashes takes down one render only. */
export function createRenderPool({ waitMs, ...options }: RenderPoolOptions): RenderPool {
  // Queued here, not by the workers: the time limit is for rendering, not for waiting.
  const queue = createRenderQueue({ threads: options.threads, waitMs });
  const retiring = new Set<Promise<void>>();
  let present = startGeneration(options);
  let coming: Generation | null = null;
  let warmUp: WarmUp = async () => [];

  function retire(generation: Generation): void {
    const retired = generation.retire().finally(() => retiring.delete(retired));
    retiring.add(retired);
  }

  function recycle(next: WarmUp = warmUp): void {
    warmUp = next;
    if (coming) retire(coming);
    const starting = (coming = startGeneration(options));
    void warm(starting, next).then(() => {
      if (coming !== starting) return;
      retire(present);
      [present, coming] = [starting, null];
    });
  }

  async function run(render: Render): Promise<RenderedDocument> {
    if (!coming && present.rendered() >= RENDERS_PER_GENERATION) recycle();
    return present.render(render);
  }

  return {
    recycle,
    render: (render, turn = 'page') => queue.run(() => run(render), turn),
    isIdle: queue.isIdle,
    async close() {
      const [last, next] = [present, coming];
      coming = null;
      await Promise.all([...retiring, last.retire(), next?.retire()]);
    },
  };
}

/** What goes wrong here goes wrong again for a visitor, and is told then. A document that hangs ends by its time limit. */
async function warm(generation: Generation, warmUp: WarmUp): Promise<void> {
  const renders = await warmUp().catch(() => []);
  for (const render of renders) await generation.render(render).catch(() => undefined);
}
