import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, DatabaseOptions, OnMessage } from '../database.ts';
import { type Hearing, openHearing } from './hearing.ts';
import { createLeases } from '../lease.ts';
import { createOutageLog } from '../outage-log.ts';
import { untilSucceeds } from '../until-succeeds.ts';

export interface Listener {
  readonly listen: Database['listen'];
  readonly lease: Database['lease'];
  readonly close: () => Promise<void>;
}

/** A connection that is lost at once each time is not opened without a pause. */
const OPEN_AGAIN_MS = 100;

/** One connection for all channels and leases. It opens with the first of them, and opens again after each loss. */
export function createListener({ url, log }: DatabaseOptions): Listener {
  const [channels, leases] = [createChannels(), createLeases()];
  const ended = new AbortController();
  const outage = createOutageLog(log, {
    begins: 'notifications of the database cannot be heard; the tables are looked at now and then',
    ends: 'notifications of the database are heard again',
  });
  let hearing: Hearing | undefined;
  let running: Promise<void> | undefined;

  /** Ends when the connection does. */
  async function hear(): Promise<void> {
    const opened = await openHearing({ url, leases, tell: channels.tell });
    outage.succeeded();
    hearing = opened;
    const lost = channels.hearAll(opened).then(() => (ended.signal.aborted ? undefined : opened.lost));
    await lost.finally(() => {
      hearing = undefined;
      return opened.end();
    });
  }

  async function hearAlways(): Promise<void> {
    while (!ended.signal.aborted) {
      await untilSucceeds(hear, { signal: ended.signal, outage });
      await sleep(OPEN_AGAIN_MS, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
    }
  }

  const onConnection = (ask: (opened: Hearing) => Promise<void>) => {
    running ??= hearAlways();
    if (hearing) ask(hearing).catch(hearing.end);
  };

  return {
    listen(channel, onMessage) {
      const stop = channels.add(channel, onMessage);
      onConnection((opened) => channels.hear(opened, channel));
      return stop;
    },
    lease(name) {
      const own = leases.lease(name);
      onConnection((opened) => opened.ask());
      return own;
    },
    async close() {
      ended.abort();
      await hearing?.end();
      await running;
    },
  };
}

function createChannels() {
  const channels = new Map<string, Set<OnMessage>>();
  const tell = (channel: string, message?: string) => channels.get(channel)?.forEach((onMessage) => onMessage(message));
  const hear = async (opened: Hearing, channel: string) => {
    await opened.begin(channel);
    tell(channel);
  };
  return {
    tell,
    hear,
    async hearAll(opened: Hearing): Promise<void> {
      for (const channel of channels.keys()) await hear(opened, channel);
    },
    add(channel: string, onMessage: OnMessage): () => void {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(onMessage));
      return () => void listeners.delete(onMessage);
    },
  };
}
