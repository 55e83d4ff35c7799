import type { Core } from '@strapi/strapi';

import { environment } from '../environment/environment';
import { createCallCollector } from './create-call-collector';
import { type Sending, sendCall } from './send-call';
import { type HookCall, toHookCall } from './to-hook-call';

const WINDOW_MS = 50;
const TIMEOUT_MS = 2000;
const PAUSES_MS = [500, 2000, 8000];

interface Receiver {
  readonly strapi: Core.Strapi;
  readonly url: string;
}

async function tell({ strapi, url }: Receiver, call: HookCall, sending: Sending): Promise<void> {
  const sent = await sendCall({ url, secret: environment.CONTENT_HOOK_SECRET }, call, sending);
  if (sent.ok || sending.signal.aborted) return;
  strapi.log.warn(
    `The content hook ${url} did not take "${call.event}" of ${call.model}: ${sent.reason}. ` +
      'The edit is saved; that receiver may show the old content until its cache expires.',
  );
}

/**
 * Tells every address in CONTENT_HOOK_URLS that public content changed. Strapi's own webhooks were ruled out: they
 * send the whole entry (prayer requests too), once for each event, and do not try again.
 *
 * Returns what ends it: calls that still wait are sent on their way, retries are given up.
 */
export function startContentHook(strapi: Core.Strapi): () => Promise<void> {
  const stop = new AbortController();
  const underWay = new Set<Promise<void>>();
  const sending = { pauses: PAUSES_MS, timeoutMs: TIMEOUT_MS, signal: stop.signal };

  const collector = createCallCollector(WINDOW_MS, (call) => {
    for (const url of environment.CONTENT_HOOK_URLS) {
      const told = tell({ strapi, url }, call, sending).finally(() => underWay.delete(told));
      underWay.add(told);
    }
  });

  // Strapi waits for its subscribers, so nothing is awaited here.
  const unsubscribe = strapi.eventHub.subscribe(async (event: string, payload: unknown) => {
    const call = toHookCall(event, payload);
    if (call) collector.add(call);
  });

  return async () => {
    unsubscribe();
    collector.flush();
    const giveUp = setTimeout(() => stop.abort(), 500);
    await Promise.all(underWay);
    clearTimeout(giveUp);
  };
}
