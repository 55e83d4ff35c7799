import { html } from 'hono/html';
import { churchTime } from '../words/church-time.ts';
import type { Markup } from './markup.ts';

/** @param at ISO 8601 */
export function timeElement(at: string): Markup {
  return html`<time datetime="${at}">${churchTime(new Date(at))}</time>`;
}
