import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';
import { markedIn } from '../regions/release-mark.ts';

export interface RenderError {
  readonly error: unknown;
  /** The release that threw it; undefined for the shell, and for what was only late. */
  readonly release: string | undefined;
}

export interface RenderedHtml {
  /** UTF-8: as React writes it, and as it is sent. */
  readonly html: Uint8Array;
  /** What sections threw while rendering; their regions are left to the browser. */
  readonly errors: readonly RenderError[];
}

/**
 * The document as a whole. `onAllReady` with an abort at the budget and no chunking: React then emits no inline script
 * at all, and what is late arrives as its fallback. Rejects when the frame throws.
 */
export function renderHtml(document: ReactNode, budgetMs: number): Promise<RenderedHtml> {
  return new Promise((resolve, reject) => {
    const errors: RenderError[] = [];
    let late: Error | undefined;
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks), errors });
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
      onError: (error, { componentStack }) => {
        // What was late has thrown nothing, wherever it stands.
        errors.push({ error, release: error === late ? undefined : markedIn(componentStack ?? '') });
      },
    });
    const budget = setTimeout(() => {
      late = new Error(`Not rendered within ${budgetMs} ms; left to the browser.`);
      abort(late);
    }, budgetMs);
  });
}
