import { setImmediate } from 'node:timers/promises';

import type { Core, UID } from '@strapi/strapi';

import { guideOf } from '../editor-guide/guide-of';
import { linkedPaths } from '../linter/linked-paths';
import { lint } from '../linter/lint';
import type { LintedEntry } from '../linter/linted-entry';
import { readEntry } from '../linter/reading/read-entry';
import type { EntryFindings, SiteFindings } from '../linter/site-findings';
import { doubledEvents } from './event-keys';
import { componentsOf, lintedUids, modelOf, partsOf } from './linted-model';
import { missingPaths } from './missing-paths';
import { readEntries, type ReadableEntry } from './read-entries';
import { siteOrigin } from './site-origin';

type Ability = Parameters<typeof readEntries>[2];

interface Seen {
  uid: UID.ContentType;
  stored: ReadableEntry;
  entry: LintedEntry;
}

async function readAll(strapi: Core.Strapi, ability: Ability): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const uid of lintedUids(strapi)) {
    const model = modelOf(strapi, uid);
    for (const stored of await readEntries(strapi, { uid, populate: partsOf(model) }, ability)) {
      const about = { componentOf: componentsOf(strapi), isNew: !stored.isPublic };
      seen.push({ uid, stored, entry: readEntry(stored.values, model, about) });
    }
  }
  return seen;
}

function aboutEntry(strapi: Core.Strapi, uid: UID.ContentType, { documentId, isPublic, values }: ReadableEntry) {
  const { kind, info } = strapi.contentType(uid);
  const mainField = guideOf(uid)?.mainField ?? 'title';
  const written = values[mainField];
  const title = typeof written === 'string' && written.trim() !== '' ? written : info.displayName;
  return { uid, kind: info.displayName, isSingle: kind === 'singleType', documentId, title, isPublic };
}

const hasWrong = ({ findings }: EntryFindings) => findings.some(({ severity }) => severity === 'wrong');

/** What is to be mended in all entries that somebody may read, those with something wrong first. */
export async function listFindings(strapi: Core.Strapi, ability: Ability): Promise<SiteFindings> {
  const seen = await readAll(strapi, ability);
  const facts = {
    now: new Date(),
    siteOrigin,
    missingPaths: await missingPaths(
      strapi,
      seen.flatMap(({ entry }) => linkedPaths(entry, siteOrigin)),
    ),
    doubledEvents: await doubledEvents(strapi),
  };
  const entries: EntryFindings[] = [];
  for (const { uid, stored, entry } of seen) {
    // Others are served between two entries.
    await setImmediate();
    const findings = lint(entry, facts);
    if (findings.length > 0) entries.push({ ...aboutEntry(strapi, uid, stored), findings });
  }
  return {
    checked: seen.length,
    entries: [...entries.filter(hasWrong), ...entries.filter((found) => !hasWrong(found))],
  };
}
