import { Client } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { impatientSettings } from '../connection-settings.ts';
import type { Queries } from '../database.ts';
import { IDLE_SESSION_MS, type Leases } from '../lease.ts';

/** How soon another edge takes the leases of one that died. Also finds out a network that went away without a word. */
const ASK_EVERY_MS = 4_000;
/** Milliseconds for a polite end; then the connection is left to the system. */
const END_MS = 1_000;

/** A connection that hears notifications, and holds leases. */
export interface Hearing {
  /** Resolves once every later notification of the channel will be heard. */
  readonly begin: (channel: string) => Promise<void>;
  /** Asks for leases now. */
  readonly ask: () => Promise<void>;
  /** Resolves when the connection is lost or ended. */
  readonly lost: Promise<void>;
  readonly end: () => Promise<void>;
}

export interface HearingOptions {
  readonly url: string;
  readonly leases: Leases;
  /** Is called for each notification. */
  readonly tell: (channel: string, message: string) => void;
}

/** Connects, and asks for leases once. */
export async function openHearing({ url, leases, tell }: HearingOptions): Promise<Hearing> {
  const client = new Client(impatientSettings(url));
  const { promise: lost, resolve: onLost } = promiseWithResolvers();
  const query = inTurn(client);
  const own = leases.begin(query);
  client.on('error', onLost).once('end', onLost);
  client.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
  void lost.then(own.end);
  const asking = setInterval(() => void own.ask().catch(onLost), ASK_EVERY_MS).unref();
  const hearing: Hearing = {
    begin: async (channel) => void (await query(`LISTEN ${client.escapeIdentifier(channel)}`)),
    ask: own.ask,
    lost,
    async end() {
      clearInterval(asking);
      own.end();
      await Promise.race([client.end(), sleep(END_MS, undefined, { ref: false })]);
    },
  };
  try {
    await client.connect();
    await query(`SET idle_session_timeout = ${IDLE_SESSION_MS}`);
    await own.ask();
    return hearing;
  } catch (error) {
    await hearing.end();
    throw error;
  }
}

/** A client takes one statement at a time. */
function inTurn(client: Client): Queries['query'] {
  let latest: Promise<unknown> = Promise.resolve();
  return (text, values = []) => {
    const answer = latest.then(() => client.query<Record<string, unknown>>(text, [...values]));
    latest = answer.catch(() => undefined);
    return answer.then(({ rows, rowCount }) => ({ rows, count: rowCount ?? 0 }));
  };
}

function promiseWithResolvers(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
