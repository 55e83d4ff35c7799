import type { Readable, Writable } from 'node:stream';
import * as v from 'valibot';

const Params = v.record(v.string(), v.unknown());
type Params = v.InferOutput<typeof Params>;

const Message = v.object({
  id: v.optional(v.number()),
  result: v.optional(Params),
  error: v.optional(v.object({ message: v.string() })),
  method: v.optional(v.string()),
  params: v.optional(Params, {}),
  sessionId: v.optional(v.string()),
});
type Message = v.InferOutput<typeof Message>;

export interface DevToolsEvent {
  readonly method: string;
  readonly params: Params;
  readonly sessionId: string | undefined;
}

/** A browser's DevTools protocol: https://chromedevtools.github.io/devtools-protocol/ */
export interface DevTools {
  /** Rejects with the browser's refusal, or when it has ended. @param sessionId of a page */
  send(method: string, params?: object, sessionId?: string): Promise<Params>;
  /** Calls back for each event. @returns a function that ends it */
  onEvent(listener: (event: DevToolsEvent) => void): () => void;
}

interface Asked {
  readonly resolve: (result: Params) => void;
  readonly reject: (error: Error) => void;
}

/** Chromium ends each message of a pipe with this. */
const END = '\0';

/** The protocol over the pipes of `--remote-debugging-pipe`, which no other program of the machine can enter. */
export function devToolsOver(output: Writable, input: Readable): DevTools {
  const asked = new Map<number, Asked>();
  const listeners = new Set<(event: DevToolsEvent) => void>();
  let last = 0;
  let hasEnded = false;

  function take({ id, result = {}, error, method, params, sessionId }: Message): void {
    if (id === undefined) return listeners.forEach((listener) => listener({ method: method ?? '', params, sessionId }));
    const call = asked.get(id);
    asked.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  }

  function end(): void {
    hasEnded = true;
    for (const { reject } of asked.values()) reject(new Error(ENDED));
    asked.clear();
  }

  readMessages(input, take);
  for (const stream of [input, output]) stream.on('close', end).on('error', end);

  return {
    send(method, params = {}, sessionId) {
      if (hasEnded) return Promise.reject(new Error(ENDED));
      const id = (last += 1);
      return new Promise((resolve, reject) => {
        asked.set(id, { resolve, reject });
        output.write(`${JSON.stringify({ id, method, params, sessionId })}${END}`);
      });
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function readMessages(input: Readable, take: (message: Message) => void): void {
  let rest = '';
  input.setEncoding('utf8').on('data', (text: string) => {
    rest += text;
    // A picture comes in hundreds of parts.
    if (!text.includes(END)) return;
    const messages = rest.split(END);
    rest = messages.pop() ?? '';
    for (const message of messages) take(v.parse(Message, JSON.parse(message)));
  });
}

const ENDED = 'the browser has ended';
