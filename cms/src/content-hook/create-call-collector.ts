import type { HookCall } from './to-hook-call';

export interface CallCollector {
  add(call: HookCall): void;
  /** Hands on what is waiting, at once. */
  flush(): void;
}

/**
 * One click on Publish causes several events within milliseconds. They are held for `windowMs` from the first one
 * on, and handed on as one call for each model, with its last event. The window is not prolonged by later events,
 * so that a long import cannot hold a call back for ever.
 */
export function createCallCollector(windowMs: number, handOn: (call: HookCall) => void): CallCollector {
  const waiting = new Map<string, HookCall>();
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const calls = [...waiting.values()];
    waiting.clear();
    for (const call of calls) handOn(call);
  }

  function add(call: HookCall) {
    waiting.set(call.model, call);
    timer ??= setTimeout(flush, windowMs);
  }

  return { add, flush };
}
