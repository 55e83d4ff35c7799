import { isPrerendering } from '../../vitals/when-shown.ts';

/** The attribute of the HTML element that the speculation rules ask for (`root/speculation-rules.json`). */
const MARK = 'data-speculation';

/**
 * Lets the browser prerender what the document's links lead to, until its app starts.
 * @returns whether it can: then the links need no app
 */
export function beginSpeculation(): boolean {
  // Not every browser has `supports`.
  const can = HTMLScriptElement.supports?.('speculationrules') ?? false;
  document.documentElement.toggleAttribute(MARK, can);
  return can;
}

/** The app prefetches its pages itself, and a navigation by document would lose what it holds. */
export function endSpeculation(): void {
  document.documentElement.removeAttribute(MARK);
}

/** Marks a document that is prerendered: nobody waits for its first paint, so `BelowTheFold` is laid out before it is shown. */
export function markPrerendered(): void {
  document.documentElement.toggleAttribute('data-prerendered', isPrerendering());
}
