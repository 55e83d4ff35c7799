import { html } from 'hono/html';
import { churchTime } from '../words/church-time.ts';

/** HTML whose values are escaped: what the template `html` makes, and the only thing that it takes as it is. */
export type Markup = ReturnType<typeof html>;

/** What became of a form. The page's title says it too: screen readers begin with that. */
export function message(text: string, outcome: 'done' | 'refused'): Markup {
  return html`<p class="said ${outcome}" role="${outcome === 'done' ? 'status' : 'alert'}">${text}</p>`;
}

/** @param at ISO 8601 */
export function timeElement(at: string): Markup {
  return html`<time datetime="${at}">${churchTime(new Date(at))}</time>`;
}

export interface ScrollingTableOptions {
  /** Names it for whoever comes to it by keyboard or screen reader. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly Markup[];
}

/** A table that a narrow screen moves sideways, also by keyboard. */
export function scrollingTable({ name, columns, rows }: ScrollingTableOptions): Markup {
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
