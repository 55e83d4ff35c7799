const KEY = 'page';

/** The part of the list that an address names, from 1: `/connect/sermons?page=3`. Whatever else it says is the first. */
export function partNumberOf(query: URLSearchParams): number {
  const value = query.get(KEY);
  return value?.match(/^[1-9]\d{0,5}$/) ? Number(value) : 1;
}

export function partAddress(number: number): string {
  return `/connect/sermons?${KEY}=${number}`;
}
