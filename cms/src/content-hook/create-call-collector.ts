import type { HookCall } from './to-hook-call';

export interface CallCollector {
  add(call: HookCall): void;
  /** Hands on what is waiting, at once. */
  flush(): void;
}

const LONGEST_WINDOW_MS = 2000;

/**
 * One click on Publish causes several events within milliseconds. They are held for `windowMs` from the first one
 * on, and handed on as one call for each model, with its last event. The window is not prolonged by later events,
 * so that a long import cannot hold a call back for ever. Each next window of an import is twice as long: a series of hundreds of
 * events is a few calls.
 */
export function createCallCollector(windowMs: number, handOn: (call: HookCall) => void): CallCollector {
  const waiting = new Map<string, HookCall>();
  let timer: NodeJS.Timeout | undefined;
  let currentMs = windowMs;
  let handedOnAt = Number.NEGATIVE_INFINITY;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    handedOnAt = Date.now();
    const calls = [...waiting.values()];
    waiting.clear();
    for (const call of calls) handOn(call);
  }

  function add(call: HookCall) {
    waiting.set(call.model, call);
    if (timer) return;
    const goesOn = Date.now() - handedOnAt < currentMs;
    currentMs = goesOn ? Math.min(2 * currentMs, LONGEST_WINDOW_MS) : windowMs;
    timer = setTimeout(flush, currentMs);
  }

  return { add, flush };
}
