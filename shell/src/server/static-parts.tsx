import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { StaticPartProps } from '../static/static-part.tsx';

/** Draws static parts of the frame. Of each, what it was drawn of last is cached. */
export function createStaticParts(): (part: StaticPartProps) => string {
  const last = new Map<string, { readonly key: string; readonly html: string }>();
  return (part) => {
    const key = JSON.stringify(part.inputs);
    const cached = last.get(part.name);
    if (cached?.key === key) return cached.html;
    const html = htmlOf(part);
    last.set(part.name, { key, html });
    return html;
  };
}

/** The prefix tells its ids from those of the document. */
function htmlOf({ name, children }: StaticPartProps): string {
  return renderToString(<StaticRouter location="/">{children}</StaticRouter>, { identifierPrefix: `${name}-` });
}
