import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';

/** Draws the static part of the frame, of which there is one: what it was drawn of last is cached. */
export function createStaticParts(): (inputs: readonly unknown[], part: ReactNode) => string {
  let last: { readonly key: string; readonly html: string } | undefined;
  return (inputs, part) => {
    const key = JSON.stringify(inputs);
    if (last?.key !== key) last = { key, html: htmlOf(part) };
    return last.html;
  };
}

/** The prefix tells its ids from those of the document. */
function htmlOf(part: ReactNode): string {
  return renderToString(<StaticRouter location="/">{part}</StaticRouter>, { identifierPrefix: 'static-' });
}
