import * as v from 'valibot';
import { ReleaseEntry, ReleaseTable, Share } from '../table/release-table.ts';
import { checkSeal, type NumberedTable, parsed } from './sealed-table.ts';

/** The file in which versions before November 2026 stored the release table. */
export const EARLIER_FILE = 'release-document.json';

const PURPOSE = 'release document';
const { url, integrity, version, state, since, rollout, plan, paused } = ReleaseEntry.entries;

/** The seal depends on this order of fields. */
const EarlierEntry = v.strictObject({
  url,
  fallbackUrl: v.optional(v.string()),
  metadata: v.strictObject({ integrity, version }),
  extras: v.looseObject({ state, since, rollout, plan, paused }),
  deployment: v.object({ traffic: Share, default: v.boolean() }),
});

const Earlier = v.strictObject({
  serial: v.pipe(v.number(), v.integer(), v.minValue(1)),
  document: v.strictObject({ schema: v.string(), microFrontends: v.record(v.string(), v.array(EarlierEntry)) }),
  seal: v.string(),
});

/**
 * Reads a release table that an earlier version sealed. The next change stores it in today's format.
 * Throws {@link TableRefused} when no edge of this site sealed it.
 */
export function unsealEarlier(text: string, key: Buffer): NumberedTable {
  const { serial, document, seal } = parsed(Earlier, text);
  checkSeal(seal, { text: JSON.stringify([serial, document]), purpose: PURPOSE, key });
  const sections = Object.entries(document.microFrontends).map(([section, entries]) => [section, entries.map(entryOf)]);
  return { serial, table: v.parse(ReleaseTable, { sections: Object.fromEntries(sections) }) };
}

function entryOf({ metadata, extras, deployment, ...script }: v.InferOutput<typeof EarlierEntry>): ReleaseEntry {
  const { state, since, rollout, plan, paused } = extras;
  return {
    version: metadata.version,
    state,
    since,
    share: deployment.traffic,
    integrity: metadata.integrity,
    url: script.url,
    ...(rollout === undefined ? {} : { rollout }),
    ...(plan ? { plan } : {}),
    ...(paused === undefined ? {} : { paused }),
  };
}
