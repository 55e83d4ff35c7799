import { html } from 'hono/html';
import type { Markup } from './markup.ts';

/** What became of a form. The page's title says it too: screen readers begin with that. */
export function message(text: string, outcome: 'done' | 'refused'): Markup {
  return html`<p class="said ${outcome}" role="${outcome === 'done' ? 'status' : 'alert'}">${text}</p>`;
}
