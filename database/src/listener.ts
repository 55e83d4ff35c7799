import type { Database, DatabaseOptions, OnMessage } from './database.ts';
import { type Hearing, openHearing } from './hearing.ts';
import { repeatedly } from './repeatedly.ts';

export interface Listener {
  readonly listen: Database['listen'];
  readonly close: () => Promise<void>;
}

/** One connection for all channels. It opens with the first of them, and opens again after each loss. */
export function createListener({ url, log }: DatabaseOptions): Listener {
  const channels = new Map<string, Set<OnMessage>>();
  const ended = new AbortController();
  let hearing: Hearing | undefined;
  let running: Promise<void> | undefined;

  const tell = (channel: string, message?: string) => channels.get(channel)?.forEach((hear) => hear(message));
  const begin = async (opened: Hearing, channel: string) => {
    await opened.begin(channel);
    tell(channel);
  };

  /** Ends when the connection does. */
  async function hear(): Promise<void> {
    const opened = await openHearing(url, tell);
    try {
      hearing = opened;
      for (const channel of channels.keys()) await begin(opened, channel);
      if (!ended.signal.aborted) await opened.lost;
    } finally {
      hearing = undefined;
      await opened.end();
    }
  }

  function listen(channel: string, onMessage: OnMessage): () => void {
    const listeners = channels.get(channel) ?? new Set();
    channels.set(channel, listeners.add(onMessage));
    running ??= repeatedly(hear, { ended: ended.signal, log });
    if (hearing) begin(hearing, channel).catch(hearing.end);
    return () => void listeners.delete(onMessage);
  }

  const end = async () => {
    ended.abort();
    await hearing?.end();
    await running;
  };
  return { listen, close: end };
}
