import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, DatabaseOptions } from '../database.ts';
import { type Channels, createChannels } from './channels.ts';
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
const OUTAGE = {
  begins: 'notifications of the database cannot be heard; the tables are looked at now and then',
  ends: 'notifications of the database are heard again',
};

interface Connection {
  /** Asks it, if it is open. The first call opens it. */
  readonly ask: (question: (opened: Hearing) => Promise<void>) => void;
  readonly close: () => Promise<void>;
}

/** One connection for all channels and leases. It opens with the first of them, and opens again after each loss. */
export function createListener(options: DatabaseOptions): Listener {
  const [channels, leases] = [createChannels(), createLeases()];
  const connection = createConnection(options, { channels, leases });
  return {
    listen(channel, onMessage) {
      const stop = channels.add(channel, onMessage);
      connection.ask((opened) => channels.hear(opened, channel));
      return stop;
    },
    lease(name) {
      const own = leases.lease(name);
      connection.ask((opened) => opened.ask());
      return own;
    },
    close: connection.close,
  };
}

interface Heard {
  readonly channels: Channels;
  readonly leases: ReturnType<typeof createLeases>;
}

function createConnection({ url, log }: DatabaseOptions, { channels, leases }: Heard): Connection {
  const ended = new AbortController();
  const outage = createOutageLog(log, OUTAGE);
  let hearing: Hearing | undefined;
  let running: Promise<void> | undefined;

  /** Ends when the connection does. */
  async function hear(): Promise<void> {
    const opened = await openHearing({ url, leases, tell: channels.tell });
    outage.succeeded();
    hearing = opened;
    try {
      await channels.hearAll(opened);
      if (!ended.signal.aborted) await opened.lost;
    } finally {
      hearing = undefined;
      await opened.end();
    }
  }

  async function hearAlways(): Promise<void> {
    while (!ended.signal.aborted) {
      await untilSucceeds(hear, { signal: ended.signal, outage });
      await sleep(OPEN_AGAIN_MS, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    ask(question) {
      running ??= hearAlways();
      if (hearing) question(hearing).catch(hearing.end);
    },
    async close() {
      ended.abort();
      await hearing?.end();
      await running;
    },
  };
}
