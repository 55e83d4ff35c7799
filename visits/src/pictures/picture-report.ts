import * as v from 'valibot';

/** A phone, a tablet, a desk: CSS pixels. */
export const WIDTHS = [360, 768, 1440] as const;

const PictureChange = v.object({
  width: v.number(),
  /** Of the pixels that were compared, above 0 and up to 100. */
  share: v.number(),
  /** Of all pixels, 0 to 100: those that change by themselves and were not compared. */
  unsteady: v.number(),
  /** The pictures are `<name>-before`, `<name>-after` and `<name>-difference`; null where they were too many. */
  name: v.nullable(v.string()),
});
export type PictureChange = v.InferOutput<typeof PictureChange>;

const DrawnPage = v.object({
  /** Path and query. */
  address: v.string(),
  /** Why the page could not be compared, as a sentence; null when it was. */
  fault: v.nullable(v.string()),
  /** By width; none where nothing differs. */
  changes: v.array(PictureChange),
});
export type DrawnPage = v.InferOutput<typeof DrawnPage>;

/** What pictures of a release show beside those of the stable one. */
export const PictureReport = v.object({
  state: v.picklist(['drawing', 'drawn', 'failed']),
  /** When it began (ISO 8601); the pages' clocks say this. */
  at: v.string(),
  /** The stable release's version. */
  beside: v.string(),
  /** Pages to draw. */
  of: v.number(),
  pages: v.array(DrawnPage),
  /** Why there are no pictures, as a sentence, when it failed. */
  why: v.optional(v.string()),
});
export type PictureReport = v.InferOutput<typeof PictureReport>;

/** `3 of 24 pictures differ from 1.0.0.`, and what could not be compared. */
export function reportWords({ state, beside, of, pages, why = '' }: PictureReport): string {
  if (state === 'failed') return why;
  if (state === 'drawing') return `${pages.length} of ${of} pages are drawn.`;
  const compared = pages.filter(({ fault }) => fault === null);
  const faulty = pages.length - compared.length;
  const differ = compared.reduce((sum, { changes }) => sum + changes.length, 0);
  const all = compared.length * WIDTHS.length;
  const words = differ === 0 ? `None of ${all} pictures differs` : `${differ} of ${all} pictures differ`;
  return `${words} from ${beside}.${faulty > 0 ? ` ${faulty} of ${of} pages could not be compared.` : ''}`;
}

/** `1.25 %`, with a non-breaking space. */
export function shareWords(share: number): string {
  return share < 0.01 ? 'less than 0.01\u00a0%' : `${Number(share.toFixed(2))}\u00a0%`;
}
