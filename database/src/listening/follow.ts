import type { Database } from '../database.ts';

/** Milliseconds between two looks at what a lost notification would have told. */
const LOOK_EVERY_MS = 3_000;

/**
 * Calls back at a notification, and every few seconds, because notifications can be lost. Returns the way to stop.
 * @param channel a plain name, such as `release_table`
 */
export function follow(database: Pick<Database, 'listen'>, channel: string, onChange: () => void): () => void {
  const stop = database.listen(channel, () => onChange());
  const looking = setInterval(onChange, LOOK_EVERY_MS).unref();
  return () => {
    clearInterval(looking);
    stop();
  };
}
