import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const Judged = v.array(v.object({ meant: v.string(), typed: v.string(), right: v.string() }));

/** What visitors look for, typed with one mistake, and the title of the result that is right. */
export type JudgedQuery = v.InferOutput<typeof Judged>[number];

/** Over the seeded content and the pages of the site. */
export const JUDGED_QUERIES: readonly JudgedQuery[] = v.parse(Judged, readJson('judged-queries.json'));

/** A file of this folder. */
export function readJson(name: string): unknown {
  return JSON.parse(readFileSync(`${import.meta.dirname}/${name}`, 'utf8'));
}
