/** A part of a long list, as the content API pages it. JSON: it travels with the document. */
export interface ListPage<Item> {
  /** From 1. */
  readonly number: number;
  readonly items: readonly Item[];
  /** Entries of the whole list, and the pages that they make. */
  readonly total: number;
  readonly pageCount: number;
}

/** Entries of a page: the first screens, on a wide screen eight rows of three. The content API's ceiling is 100. */
export const PAGE_SIZE = 24;
