import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';
import { markedIn } from '../regions/release-mark.ts';

export interface RenderError {
  readonly error: unknown;
  /** The release that threw it; undefined for the shell and for a timeout. */
  readonly release: string | undefined;
}

export interface HtmlResult {
  /** UTF-8 */
  readonly html: Uint8Array;
  /** What was thrown while rendering. The browser renders these regions again. */
  readonly errors: readonly RenderError[];
}

/**
 * Renders the document in one piece, so that React writes no inline scripts. Regions that exceed the budget show their Suspense
 * fallback. Rejects when the frame throws.
 * @param scripts addresses of scripts beside the shell's own
 */
export function renderHtml(
  document: ReactNode,
  budgetMs: number,
  scripts: readonly string[] = [],
): Promise<HtmlResult> {
  return new Promise((resolve, reject) => {
    const errors: RenderError[] = [];
    let timeout: Error | undefined;
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
      bootstrapScripts: [...scripts],
      onAllReady: () => {
        clearTimeout(budget);
        // React may still be inside `abort` when it calls this.
        queueMicrotask(() => pipe(sink));
      },
      onShellError: reject,
      onError: (error, { componentStack }) => {
        // A region that timed out has thrown nothing.
        errors.push({ error, release: error === timeout ? undefined : markedIn(componentStack ?? '') });
      },
    });
    const budget = setTimeout(() => {
      timeout = new Error(`Not rendered within ${budgetMs} ms; left to the browser.`);
      abort(timeout);
    }, budgetMs);
  });
}
