import { html } from 'hono/html';
import { percent } from '../words/percent.ts';
import type { Markup } from './markup.ts';

/** A share of visitors, in figures and as a bar. The policy allows no style of an element's own, so it is drawn. */
export function shareBar(traffic: number): Markup {
  return html`<span class="share">
    <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="track" width="100" height="8" />
      <rect class="fill" width="${traffic}" height="8" />
    </svg>
    ${percent(traffic)}
  </span>`;
}
