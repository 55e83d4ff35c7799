import { html } from 'hono/html';
import { releaseName } from 'shared/contract';
import type { ReleaseQuestion } from '../change/make-change.ts';
import type { PlanFaults, TypedPlan } from '../change/rollout-plan.ts';
import { hiddenInputs, type Markup, message } from '../markup/elements.ts';
import { layout } from '../markup/layout.ts';
import type { Session } from '../session/sessions.ts';

export interface RolloutPageOptions {
  readonly session: Session;
  readonly question: ReleaseQuestion;
  readonly typed: TypedPlan;
  /** What is wrong with what was typed. */
  readonly faults: PlanFaults;
}

const FIELDS: readonly { readonly name: keyof TypedPlan; readonly label: string; readonly help: string }[] = [
  {
    name: 'steps',
    label: 'Steps, in percent of the visitors',
    help: 'The first step is taken when the site has visited the pages itself, in a minute; a last step of 100 makes it everybody’s release, and at a smaller one the rollout stays.',
  },
  {
    name: 'every',
    label: 'Time from step to step',
    help: 'A fault that only some visitors meet needs a while to be noticed: on a quiet site, a day.',
  },
  {
    name: 'wait',
    label: 'How long a step waits for visitors (optional)',
    help: 'Empty: where too few people have come, the site’s own visits decide. They find pages that break, not ones that people find slow, wrong or confusing. With a time, such as 7 days, a step waits for people, and then pauses.',
  },
];

/** Asks for the steps of a rollout. What was typed stays in the form. */
export function rolloutPage({ session, question, typed, faults }: RolloutPageOptions) {
  const { section, version } = question;
  const title = `The rollout of ${releaseName(section, version)}`;
  const isFaulty = Object.keys(faults).length > 0;
  const refusal = 'Nothing was changed: mend what is marked, then go on.';
  const main = html`<h1>${title}</h1>
    <div class="card narrow">
      ${isFaulty && message(refusal, 'refused')}
      <p>A rollout gives the release to more and more visitors, and compares it with the one that serves now.</p>
      <form action="/_/confirm">
        ${hiddenInputs({ action: 'rollout', section, version })}
        ${FIELDS.map((field) => planField(field, typed[field.name], faults[field.name]))}
        <div class="actions">
          <button>See what will happen</button>
          <a href="/_/">Leave it as it is</a>
        </div>
      </form>
    </div>`;
  return layout({ title: isFaulty ? refusal : title, session, main });
}

function planField({ name, label, help }: (typeof FIELDS)[number], value: string, fault: string | undefined): Markup {
  const isFaulty = fault !== undefined;
  return html`<label for="${name}">${label}</label>
    <p class="help" id="${name}-help">${help}</p>
    ${isFaulty && html`<p class="fault" id="${name}-fault">${fault}</p>`}
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      aria-invalid="${String(isFaulty)}"
      aria-describedby="${isFaulty ? `${name}-fault ` : ''}${name}-help"
      autocomplete="off"
    />`;
}
