/** Custom elements that are alive before React is there. Needs no React: `src/elements.ts` imports it. */
export { defineElement, type ElementBehaviour } from 'shared/ui/live-element';
