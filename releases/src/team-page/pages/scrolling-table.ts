import { html } from 'hono/html';
import type { Markup } from './markup.ts';

export interface ScrollingTable {
  /** Names it for whoever comes to it by keyboard or screen reader. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly Markup[];
}

/** A table that a narrow screen moves sideways, also by keyboard. */
export function scrollingTable({ name, columns, rows }: ScrollingTable): Markup {
  return html`<div class="scroll" role="region" aria-label="${name}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}
