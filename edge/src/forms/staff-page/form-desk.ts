import type { AuditLog, Identity } from 'releases/control';
import { RequestRefused } from 'releases/serving';
import type { FormWithAnswers } from '../queue/staff-desk.ts';
import type { Submissions } from '../queue/submissions.ts';
import { type FormAction, KIND_WORDS } from './form-words.ts';

/** A form leaves the list by itself, when it has been delivered. */
class FormGone extends RequestRefused {
  constructor() {
    super(409, 'The form is not there any more, or is on its way this very moment: look at the list of forms again.');
  }
}

export interface FormDesk {
  readonly submissions: Pick<Submissions, 'list' | 'read' | 'release' | 'remove'>;
  readonly audit: AuditLog;
  readonly now: () => Date;
}

type Doing = 'read' | FormAction;

/**
 * A form for the operator's eyes. Throws RequestRefused for anybody else, and {@link FormGone}. Either way the audit log says who asked,
 * before anything is shown, and never what the form says.
 */
export async function openForm(id: string, identity: Identity, desk: FormDesk): Promise<FormWithAnswers> {
  const form = await admitted('read', id, identity, desk);
  await note('read', form, identity, desk);
  return form;
}

/** Does what the operator wants done with a form, and says so in a sentence. Throws as {@link openForm} does. */
export async function handleForm(
  action: FormAction,
  id: string,
  { identity, ...desk }: FormDesk & { readonly identity: Identity },
): Promise<string> {
  const form = await admitted(action, id, identity, desk);
  const { release, remove } = desk.submissions;
  const done = action === 'deliver' ? release(id) : remove(id);
  if (!done) throw new FormGone();
  await note(action, form, identity, desk);
  return action === 'deliver' ? 'The form goes on its way.' : 'The form was deleted.';
}

async function admitted(doing: Doing, id: string, identity: Identity, desk: FormDesk): Promise<FormWithAnswers> {
  const form = desk.submissions.read(id);
  if (!identity.operator) {
    await note(doing, form, identity, desk, 'refused');
    throw new RequestRefused(403, 'Forms of visitors are confidential: only the operator reads and handles them.');
  }
  if (!form) throw new FormGone();
  return form;
}

function note(
  doing: Doing,
  form: FormWithAnswers | undefined,
  { team }: Identity,
  { audit, now }: FormDesk,
  outcome: 'done' | 'refused' = 'done',
): Promise<void> {
  const which = form ? `${KIND_WORDS[form.kind]} of ${new Date(form.receivedAt).toISOString()}` : 'no such form';
  return audit.append({ at: now().toISOString(), who: team, action: `${doing} form`, outcome, note: which });
}
