import type { SermonChoice } from 'shared/content';

/** Where the recordings are listed. */
export const LIST = '/connect/sermons';
const PART = 'page';
/** No name of a preacher or a series is longer. */
const MAX_NAME = 120;

/** The part of the list that an address names, from 1: `/connect/sermons?page=3`. Whatever else it says is the first. */
export function partNumberOf(query: URLSearchParams): number {
  const value = query.get(PART);
  return value?.match(/^[1-9]\d{0,5}$/) ? Number(value) : 1;
}

/** Whose sermons an address names: `/connect/sermons?preacher=Pastor+Grace&series=Advent`. */
export function choiceOf(query: URLSearchParams): SermonChoice {
  return { preacher: nameIn(query, 'preacher'), series: nameIn(query, 'series') };
}

/** The list of a choice, from a part on. */
export function listAddress({ preacher, series }: Partial<SermonChoice>, number = 1): string {
  const query = new URLSearchParams({
    ...(preacher && { preacher }),
    ...(series && { series }),
    ...(number > 1 && { [PART]: String(number) }),
  });
  return query.size > 0 ? `${LIST}?${query}` : LIST;
}

function nameIn(query: URLSearchParams, key: string): string | null {
  return query.get(key)?.trim().slice(0, MAX_NAME) || null;
}
