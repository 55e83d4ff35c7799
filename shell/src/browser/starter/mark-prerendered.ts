import { isPrerendering } from '../../vitals/when-shown.ts';

/**
 * Marks a document that the browser prerenders (`data-prerendered`). Nobody waits for its first paint: `BelowTheFold` leaves nothing for the
 * moment at which it is shown.
 */
export function markPrerendered(): void {
  document.documentElement.toggleAttribute('data-prerendered', isPrerendering());
}
