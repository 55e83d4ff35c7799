import { html } from 'hono/html';
import type { ChangeQuestion } from '../change/make-change.ts';
import type { Consequence } from '../change/consequence.ts';
import { hiddenInputs } from '../markup/elements.ts';
import { layout } from '../markup/layout.ts';
import type { Session } from '../session/sessions.ts';

export interface ConfirmPageOptions {
  readonly session: Session;
  readonly question: ChangeQuestion;
  readonly consequence: Consequence;
  /** The section's state behind the consequence. */
  readonly state: string;
}

/** The look of a button that takes nothing back. */
const ONWARD: readonly string[] = ['rollout', 'promote', 'resume'];

/** Describes an action's effect and asks for confirmation. */
export function confirmPage({ session, question, consequence, state }: ConfirmPageOptions) {
  const { title, texts } = consequence;
  const fields = { ...question, state, token: session.formToken };
  const main = html`<h1>${title}?</h1>
    <div class="card narrow">
      ${texts.map((text) => html`<p>${text}</p>`)}
      <form method="post" action="/_/change">
        ${hiddenInputs(fields)}
        <label for="note">Why (if you like; it is kept in the audit log)</label>
        <input id="note" name="note" maxlength="200" autocomplete="off" />
        <div class="actions">
          <button class="${ONWARD.includes(question.action) ? '' : 'back'}">${title}</button>
          ${question.action === 'rollout' && html`<a href="/_/rollout?${String(new URLSearchParams(question))}">Change the steps</a>`}
          <a href="/_/">Leave it as it is</a>
        </div>
      </form>
    </div>`;
  return layout({ title: `${title}?`, session, main });
}
