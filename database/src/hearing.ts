import { Client } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { impatientSettings } from './connection-settings.ts';

/** A network that went away without a word is found out by a question without an answer. */
const ASK_EVERY_MS = 15_000;
/** Milliseconds for a polite end; then the connection is left to the system. */
const END_MS = 1_000;

/** A connection that hears notifications. */
export interface Hearing {
  /** Resolves once every later notification of the channel will be heard. */
  readonly begin: (channel: string) => Promise<void>;
  /** Resolves when the connection is lost or ended. */
  readonly lost: Promise<void>;
  readonly end: () => Promise<void>;
}

/** Connects. @param tell is called for each notification */
export async function openHearing(url: string, tell: (channel: string, message: string) => void): Promise<Hearing> {
  const client = new Client(impatientSettings(url));
  const { promise: lost, resolve: onLost } = promiseWithResolvers();
  client.on('error', onLost).once('end', onLost);
  client.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
  await client.connect();
  const asking = setInterval(() => void client.query('SELECT 1').catch(onLost), ASK_EVERY_MS).unref();
  return {
    begin: async (channel) => void (await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)),
    lost,
    async end() {
      clearInterval(asking);
      await Promise.race([client.end(), sleep(END_MS, undefined, { ref: false })]);
    },
  };
}

function promiseWithResolvers(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
