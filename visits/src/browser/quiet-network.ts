import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { DevTools, DevToolsEvent } from './devtools-pipe.ts';
import type { Tab } from './visit-page.ts';

export interface QuietNetwork {
  /** Resolves when the page has asked for nothing for a moment, or goes on asking. */
  until(): Promise<void>;
  stop(): void;
}

const QUIET_MS = 150;
/** A stream never ends. */
const AT_MOST_MS = 5_000;
const LOOK_EVERY_MS = 25;

const Request = v.object({ requestId: v.string(), type: v.optional(v.string()), frameId: v.optional(v.string()) });

/** Follows what a tab asks for. The domain `Network` has to be enabled in it. */
export function followNetwork(devTools: DevTools, { sessionId, frameId }: Tab): QuietNetwork {
  const underWay = new Set<string>();
  let lastNews = performance.now();

  function take({ method, params, ...event }: DevToolsEvent): void {
    if (event.sessionId !== sessionId || !method.startsWith('Network.')) return;
    const request = v.safeParse(Request, params);
    if (!request.success) return;
    const { requestId, type } = request.output;
    // What the document before asked for is of no interest.
    if (method === 'Network.requestWillBeSent' && type === 'Document' && request.output.frameId === frameId)
      underWay.clear();
    if (method === 'Network.requestWillBeSent') underWay.add(requestId);
    if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed') underWay.delete(requestId);
    lastNews = performance.now();
  }

  return {
    stop: devTools.onEvent(take),
    async until() {
      const end = performance.now() + AT_MOST_MS;
      const isQuiet = () => underWay.size === 0 && performance.now() - lastNews >= QUIET_MS;
      while (!isQuiet() && performance.now() < end) await wait(LOOK_EVERY_MS);
    },
  };
}
