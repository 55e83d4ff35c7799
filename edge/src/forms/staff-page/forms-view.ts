import { html } from 'hono/html';
import { type Markup, message, stackingTable, timeElement } from 'releases/control';
import type { PendingForm } from '../queue/form-store.ts';
import { FORM_STATE_WORDS, KIND_WORDS } from './form-words.ts';

export interface FormsViewOptions {
  /** The oldest form comes first. Null when they cannot be read. */
  readonly forms: readonly PendingForm[] | null;
  /** What is the matter with forms: nobody reads messages, or some wait on this machine. */
  readonly notice: string | null;
  /** Whether the team is the operator, who may read forms. */
  readonly operator: boolean;
}

const COLUMNS = [
  { name: 'Sent', look: 'head' },
  { name: 'Form', look: 'short' },
  { name: 'State', look: 'short' },
  { name: 'Tries' },
  { name: 'Why', look: 'words' },
] as const;

/** Lists the forms that are not delivered, without their answers. */
export function formsView({ forms, notice, operator }: FormsViewOptions): Markup {
  return html`<section class="card" aria-labelledby="forms">
    <h2 id="forms">Forms of visitors</h2>
    ${notice !== null && message(notice, 'refused')} ${content(forms, operator)}
  </section>`;
}

function content(forms: FormsViewOptions['forms'], operator: boolean): Markup {
  if (forms === null) return message('The list of forms cannot be read just now. Look again in a moment.', 'refused');
  return forms.length === 0 ? html`<p class="state">All are delivered.</p>` : pending(forms, operator);
}

function pending(forms: readonly PendingForm[], operator: boolean): Markup {
  const rows = forms.map((form) => row(form, operator));
  return html`<p class="state">${countsOf(forms)}.</p>
    ${stackingTable({ name: 'Forms that are not delivered', columns: COLUMNS, rows })}
    ${!operator && html`<p class="soft">The operator can read them, deliver them and delete them.</p>`}`;
}

function row({ id, kind, state, receivedAt, attempts, reason }: PendingForm, operator: boolean) {
  const sent = timeElement(new Date(receivedAt).toISOString());
  const link = operator ? html`<a href="/_/form?id=${id}">${sent}</a>` : sent;
  return [link, KIND_WORDS[kind], FORM_STATE_WORDS[state], attempts, reason ?? ''];
}

/** Writes `2 waiting, 1 held, 1 refused`. Empty when there is none. */
function countsOf(forms: readonly PendingForm[]): string {
  const count = (...states: PendingForm['state'][]) => forms.filter(({ state }) => states.includes(state)).length;
  const counts = [
    [count('waiting', 'delivering'), 'waiting'],
    [count('held'), 'held'],
    [count('refused'), 'refused'],
  ] as const;
  const some = counts.filter(([number]) => number > 0);
  return some.map(([number, words]) => `${number} ${words}`).join(', ');
}
