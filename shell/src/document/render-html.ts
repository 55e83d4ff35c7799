import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';

export interface RenderedHtml {
  readonly html: string;
  /** What sections threw while rendering; their regions are left to the browser. */
  readonly errors: readonly unknown[];
}

/**
 * The document as one text. `onAllReady` with an abort at the budget and no chunking: React then emits no inline script
 * at all, and what is late arrives as its fallback. Rejects when the frame throws.
 */
export function renderHtml(document: ReactNode, budgetMs: number): Promise<RenderedHtml> {
  return new Promise((resolve, reject) => {
    const errors: unknown[] = [];
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString('utf8'), errors });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(document, {
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        clearTimeout(budget);
        // Not at once: an abort is still walking through its tasks when it calls this.
        queueMicrotask(() => pipe(sink));
      },
      onShellError: reject,
      onError: (error) => {
        errors.push(error);
      },
    });
    const budget = setTimeout(
      () => abort(new Error(`Not rendered within ${budgetMs} ms; left to the browser.`)),
      budgetMs,
    );
  });
}
