import type { AuditLog, Identity } from 'releases/control';
import { RequestRefused } from 'releases/serving';
import * as v from 'valibot';
import type { FormWithAnswers, StaffDesk } from '../queue/form-store.ts';
import { KIND_WORDS } from './form-words.ts';

/** What the operator can do with a form. */
export const FormAction = v.picklist(['deliver', 'delete']);

export type FormAction = v.InferOutput<typeof FormAction>;

export interface FormDesk {
  readonly submissions: Pick<StaffDesk, 'list' | 'read' | 'release' | 'remove'>;
  readonly audit: AuditLog;
  readonly now: () => Date;
}

/** A request of staff for one form. */
export interface StaffRequest extends FormDesk {
  readonly id: string;
  readonly identity: Identity;
}

/** Somebody has delivered or deleted the form, or it is being delivered. */
class FormGone extends RequestRefused {
  constructor() {
    super(409, 'The form is not there any more, or is on its way this very moment: look at the list of forms again.');
  }
}

/**
 * Reads a form for the operator. Throws RequestRefused for other teams, and when there is no such form. The audit log first
 * records who reads the form or is refused. It does not record the answers.
 */
export async function openForm(request: StaffRequest): Promise<FormWithAnswers> {
  const form = await readForOperator('read', request);
  await record({ action: 'read', form, outcome: 'done' }, request);
  return form;
}

/** Delivers or deletes a form for the operator, and returns a sentence that says so. Throws as {@link openForm} does. */
export async function handleForm(action: FormAction, request: StaffRequest): Promise<string> {
  const form = await readForOperator(action, request);
  const { id, submissions } = request;
  const done = await (action === 'deliver' ? submissions.release(id) : submissions.remove(id));
  if (!done) throw new FormGone();
  await record({ action, form, outcome: 'done' }, request);
  return action === 'deliver' ? 'The form goes on its way.' : 'The form was deleted.';
}

type Action = 'read' | FormAction;

async function readForOperator(action: Action, request: StaffRequest): Promise<FormWithAnswers> {
  const form = await request.submissions.read(request.id);
  if (!request.identity.operator) {
    await record({ action, form, outcome: 'refused' }, request);
    throw new RequestRefused(403, 'Forms of visitors are confidential: only the operator reads and handles them.');
  }
  if (!form) throw new FormGone();
  return form;
}

interface RecordedAction {
  readonly action: Action;
  readonly form: FormWithAnswers | undefined;
  readonly outcome: 'done' | 'refused';
}

function record({ action, form, outcome }: RecordedAction, { identity, audit, now }: StaffRequest): Promise<void> {
  const note = form ? `${KIND_WORDS[form.kind]} of ${new Date(form.receivedAt).toISOString()}` : 'no such form';
  return audit.append({ at: now().toISOString(), who: identity.team, action: `${action} form`, outcome, note });
}
