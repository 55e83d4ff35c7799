import { createHash } from 'node:crypto';
import { TableRefused } from '../table/release-error.ts';
import { EMPTY_TABLE } from '../table/release-table.ts';
import type { Revision } from './release-store.ts';
import { unseal } from './sealed-table.ts';

/** Reads what is stored of the release table, and remembers which number was in force last. */
export interface Revisions {
  /**
   * The revision that `load` brings; empty text is the table before the first release.
   * Throws {@link TableRefused} for one that this site has not sealed, and for an older one than was in force when it was asked.
   */
  read(load: () => Promise<string>): Promise<Revision>;
  /** The revision of a text that this edge has just stored. */
  accept(text: string): Revision;
}

/** @param seen number of the last table that is known to have been in force */
export function createRevisions(sealKey: Buffer, seen = 0): Revisions {
  let latest = seen;
  let known = { text: '', revision: parse('', sealKey) };

  const accept = (text: string) => {
    // An edge looks every few seconds, and a table may have thousands of releases.
    if (text !== known.text) known = { text, revision: parse(text, sealKey) };
    const { revision } = known;
    latest = Math.max(latest, revision.serial);
    return revision;
  };

  return {
    accept,
    async read(load) {
      // While it is loaded, another reading or a change may bring a newer one.
      const least = latest;
      const revision = accept(await load());
      if (revision.serial < least) throw new TableRefused(staleness(revision.serial, least));
      return revision;
    },
  };
}

function parse(text: string, key: Buffer): Revision {
  const { serial, table } = text === '' ? { serial: 0, table: EMPTY_TABLE } : unseal(text, key);
  return { revision: revisionOf(text), serial, table };
}

function staleness(serial: number, latest: number): string {
  return (
    `The stored release table is number ${serial}, but number ${latest} was in force already: an old one was put back ` +
    `in place. Restore the newer one, or restore the whole data folder of one time.`
  );
}

/** By content, as an ETag. */
function revisionOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
