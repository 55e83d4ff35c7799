import { DatabaseAway } from 'database';
import { BucketAway } from './release-files/bucket.ts';

/**
 * The sentence for a team whose call met an absent database or bucket; undefined for other errors. The error's own message names
 * machines, so it stays in the log.
 */
export function awayMessage(error: unknown): string | undefined {
  const who = whoIsAway(error);
  if (who === undefined) return undefined;
  const [what, then] =
    error instanceof DatabaseAway && error.mayBeStored
      ? ['it is not known whether this was done', 'Look at the releases in a minute, before you repeat it.']
      : ['nothing can be published or changed now', 'Nothing was changed; try again in a minute.'];
  return `${who} is away, so ${what}. Visitors are served all the same. ${then}`;
}

function whoIsAway(error: unknown): string | undefined {
  if (error instanceof DatabaseAway) return "The site's database";
  return error instanceof BucketAway ? "The bucket of the site's releases" : undefined;
}
