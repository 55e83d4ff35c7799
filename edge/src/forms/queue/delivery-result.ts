import type { Claim } from './form-store.ts';
import type { Answer } from './submission.ts';

/** The result of one attempt to deliver a form. Reasons contain nothing that a visitor typed. */
export type DeliveryResult =
  | { readonly state: 'delivered'; readonly answer: Answer }
  /** The form is wrong, so another attempt would be refused too. */
  | { readonly state: 'refused'; readonly answer: Answer; readonly reason: string }
  | PostponedDelivery;

/** The attempt failed, and another one may succeed. */
interface PostponedDelivery {
  readonly state: 'postponed';
  readonly reason: string;
  /** The least milliseconds until the next attempt. */
  readonly afterMs?: number;
  /** The form was sent without an answer, so it may have arrived. */
  readonly unclear?: boolean;
}

/** Tries once, for less than 15 seconds. The signal ends it early. Does not reject when the recipient fails. */
export type Deliver = (claim: Claim, signal: AbortSignal) => Promise<DeliveryResult>;

/** Passes results to the requests that wait for them. Works within this process only. */
export interface ResultListeners {
  /** @param result undefined when another edge has it */
  publish(id: string, result?: DeliveryResult): void;
  /** The result of the form's next attempt. Undefined when that takes longer, or when another edge made it. */
  next(id: string, withinMs: number): Promise<DeliveryResult | undefined>;
}

export function createResultListeners(): ResultListeners {
  const listeners = new Map<string, Set<(result?: DeliveryResult) => void>>();
  return {
    publish: (id, result) => listeners.get(id)?.forEach((listener) => listener(result)),
    next: (id, withinMs) =>
      new Promise((resolve) => {
        const own = listeners.get(id) ?? new Set();
        listeners.set(id, own);
        const end = (result?: DeliveryResult) => {
          clearTimeout(timer);
          own.delete(end);
          if (own.size === 0) listeners.delete(id);
          resolve(result);
        };
        const timer = setTimeout(end, withinMs);
        own.add(end);
      }),
  };
}
