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

/** A column. `head` names its row; the others are looks of page-headers.ts. */
interface Column {
  readonly name: string;
  readonly look?: 'head' | 'short' | 'words' | 'shares';
}

export interface StackingTableOptions {
  /** The table's label for screen readers. */
  readonly name: string;
  readonly columns: readonly Column[];
  /** A row has one cell for each column. */
  readonly rows: readonly (readonly (Markup | string | number)[])[];
}

/** A table whose rows become cards on narrow screens, each value below the name of its column. */
export function stackingTable({ name, columns, rows }: StackingTableOptions): Markup {
  return html`<div role="region" aria-label="${name}">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column.name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${columns.map((column, index) => cell(column, cells[index] ?? ''))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function cell({ name, look }: Column, content: Markup | string | number): Markup {
  return look === 'head'
    ? html`<th scope="row" data-label="${name}">${content}</th>`
    : html`<td class="${look ?? ''}" data-label="${name}">${content}</td>`;
}

export interface AskingButtonOptions {
  /** Where it leads, below `/_/`. */
  readonly to: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly text: string;
  /** What it is about, for those who hear it without its surroundings. */
  readonly subject: string;
  readonly look?: string;
}

/** A button that leads to a question and changes nothing. */
export function askingButton({ to, fields, text, subject, look = '' }: AskingButtonOptions): Markup {
  return html`<form action="/_/${to}">
    ${hiddenInputs(fields)}
    <button class="${look}" aria-label="${text} ${subject}">${text}</button>
  </form>`;
}

export function hiddenInputs(fields: Readonly<Record<string, string>>): Markup[] {
  return Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
}
