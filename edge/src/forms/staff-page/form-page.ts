import { html } from 'hono/html';
import { layout, type Markup, type Session, timeElement } from 'releases/control';
import type { FormWithAnswers } from '../queue/form-store.ts';
import type { FormAction } from './form-desk.ts';
import { FORM_STATE_WORDS, KIND_WORDS } from './form-words.ts';

export interface FormPageOptions {
  readonly session: Session;
  readonly form: FormWithAnswers;
}

/** Shows one form with its answers, and the buttons to deliver or delete it. */
export function formPage({ session, form }: FormPageOptions): Markup {
  const { kind, state, receivedAt, attempts, reason, answers } = form;
  const main = html`<h1>${KIND_WORDS[kind]}</h1>
    <div class="card">
      <p>Sent on ${timeElement(new Date(receivedAt).toISOString())}; ${FORM_STATE_WORDS[state]}. Tries: ${attempts}.</p>
      ${reason !== null && html`<p>Why: ${reason}.</p>`}
      <p class="soft">Confidential. That you have read it stands in the audit log; what it says does not.</p>
      <dl>
        ${Object.entries(answers).map(
          ([field, text]) =>
            html`<dt>${fieldWords(field)}</dt>
              <dd>${text}</dd>`,
        )}
      </dl>
      ${buttons(form, session)}
    </div>
    <p><a href="/_/#forms">Leave it as it is</a></p>`;
  return layout({ title: KIND_WORDS[kind], session, main });
}

function buttons(form: FormWithAnswers, session: Session): Markup {
  if (form.state === 'delivering') return html`<p>It is on its way this very moment. <a href="">Look again</a></p>`;
  return html`<div class="actions">${button('deliver', 'Deliver it', '')}</div>
    <details>
      <summary>Delete it</summary>
      <p>It is erased for good, and nobody tells its visitor.</p>
      ${button('delete', 'Delete it for good', 'back')}
    </details>`;

  function button(action: FormAction, text: string, look: string): Markup {
    return html`<form method="post" action="/_/form">
      <input type="hidden" name="action" value="${action}" />
      <input type="hidden" name="id" value="${form.id}" />
      <input type="hidden" name="token" value="${session.formToken}" />
      <button class="${look}">${text}</button>
    </form>`;
  }
}

/** `firstName` → `First name`. */
function fieldWords(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
