/** Characters of a query; what is longer is cut. */
export const QUERY_LIMIT = 100;

/** What somebody looks for, as it is searched and repeated: one line without control characters, cut to the limit. */
export function queryText(typed: string | null): string {
  const line = (typed ?? '').replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...line].slice(0, QUERY_LIMIT).join('').trimEnd();
}
