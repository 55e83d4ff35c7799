import { setTimeout as pause } from 'node:timers/promises';

import type { HookCall } from './to-hook-call';

export interface Receiver {
  url: string;
  secret: string;
}

export interface Sending {
  /** Milliseconds before each further try; their number is the number of further tries. */
  pauses: readonly number[];
  timeoutMs: number;
  signal: AbortSignal;
}

type Sent = { ok: true } | { ok: false; reason: string };

const reasonOf = (error: unknown) => {
  if (!(error instanceof Error)) return String(error);
  // fetch says only "fetch failed"; what happened (ECONNREFUSED …) is its cause.
  return error.cause instanceof Error ? error.cause.message : error.message;
};

async function tryOnce(receiver: Receiver, call: HookCall, { timeoutMs, signal }: Sending): Promise<Sent> {
  try {
    const response = await fetch(receiver.url, {
      method: 'POST',
      headers: { authorization: `Bearer ${receiver.secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(call),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    return response.ok ? { ok: true } : { ok: false, reason: `it answered ${response.status}` };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  }
}

/** Never rejects: a receiver that is down is no reason to fail an edit. */
export async function sendCall(receiver: Receiver, call: HookCall, sending: Sending): Promise<Sent> {
  let sent = await tryOnce(receiver, call, sending);
  for (const milliseconds of sending.pauses) {
    if (sent.ok || sending.signal.aborted) return sent;
    await pause(milliseconds, undefined, { signal: sending.signal }).catch(() => undefined);
    if (sending.signal.aborted) return sent;
    sent = await tryOnce(receiver, call, sending);
  }
  return sent;
}
