import { DatabaseAway } from 'database';

/**
 * The sentence for a team whose call met an absent database; undefined for other errors. The error's own message names machines, so
 * it stays in the log.
 */
export function awayMessage(error: unknown): string | undefined {
  if (!(error instanceof DatabaseAway)) return undefined;
  const [what, then] = error.mayBeStored
    ? ['it is not known whether this was done', 'Look at the releases in a minute, before you repeat it.']
    : ['nothing can be published or changed now', 'Nothing was changed; try again in a minute.'];
  return `The site's database is away, so ${what}. Visitors are served all the same. ${then}`;
}
