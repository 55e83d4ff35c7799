import { html } from 'hono/html';
import { churchTime } from '../words/church-time.ts';

/** HTML with escaped values. The template `html` makes it and does not escape it again. */
export type Markup = ReturnType<typeof html>;

/** A form's outcome. The page's title repeats it, because screen readers start there. */
export function message(text: string, outcome: 'done' | 'refused'): Markup {
  return html`<p class="said ${outcome}" role="${outcome === 'done' ? 'status' : 'alert'}">${text}</p>`;
}

/** @param at ISO 8601 */
export function timeElement(at: string): Markup {
  return html`<time datetime="${at}">${churchTime(new Date(at))}</time>`;
}

export interface ScrollingTableOptions {
  /** The table's label for keyboard and screen reader users. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly Markup[];
}

/** A table that scrolls sideways on narrow screens, also by keyboard. */
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
