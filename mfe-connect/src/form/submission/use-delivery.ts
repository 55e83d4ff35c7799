import type { Outcome } from './outcome.ts';
import type { Submission } from './submission.ts';
import { type DraftOptions, useDraft } from '../draft/use-draft.ts';
import { useRefusal } from '../errors/use-refusal.ts';
import { useUnsent } from './use-unsent.ts';

interface DeliveryOptions<Name extends string> extends DraftOptions {
  /** Never rejects. */
  readonly send: (submission: Submission<Name>) => Promise<Outcome<Name>>;
}

/** Sends a form, and stores what was not sent: the draft, refused answers, and emptied forms. */
export function useDelivery<Name extends string>({ send, ...options }: DeliveryOptions<Name>) {
  const draft = useDraft(options);
  const refusal = useRefusal<Name>();
  const unsent = useUnsent<Name>();

  async function deliver(submission: Submission<Name>): Promise<Outcome<Name>> {
    const outcome = await send(submission);
    if (outcome.state === 'sent') draft.sent(submission.answers);
    unsent.follow(submission, outcome);
    return outcome;
  }

  return { draft, refusal, unsent, deliver };
}

export type Delivery<Name extends string> = ReturnType<typeof useDelivery<Name>>;
