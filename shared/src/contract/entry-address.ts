import type { EntryList } from './remote-definition.ts';
import { withParameter } from './route-path.ts';

/** An entry of a list of the content API. */
interface ContentEntry {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

const NAME = /\{(\w+)\}/g;
/** An id's own dash in an address, where dashes part the words. No id of the content API has this character. */
const ID_DASH = '~';
/** Characters. A link stays one that a person can read out. */
const SLUG_LIMIT = 60;

/** Path and query of an entry's own page. @param path the route's */
export function entryAddress(path: string, list: EntryList, entry: ContentEntry): string {
  if ('key' in list) return `${path}?${new URLSearchParams({ [list.key]: entry.id })}`;
  return withParameter(path, entryParameter(list.parameter, entry));
}

/** Names of the attributes that the address of an entry has in it. */
export function addressAttributes(list: EntryList): string[] {
  if ('key' in list) return [];
  return [...list.parameter.matchAll(NAME)].flatMap(([, name = 'id']) => (name === 'id' ? [] : [name]));
}

/**
 * The parameter of an entry's own page: of `{title}-{id}`, `picnic-by-the-lake-7`. Attributes are written as slugs. One that
 * is missing, or has no letters, is left out with its dash.
 * @param template as in `remote.json`
 */
export function entryParameter(template: string, { id, attributes }: ContentEntry): string {
  const filled = template.replace(NAME, (_, name: string) =>
    name === 'id' ? id.replaceAll('-', ID_DASH) : slugOf(attributes[name]),
  );
  return filled.replace(/^-+|-+$/g, '');
}

/** The id in a parameter that ends with `-{id}`. */
export function entryIdIn(parameter: string): string {
  return parameter.slice(parameter.lastIndexOf('-') + 1).replaceAll(ID_DASH, '-');
}

/** Letters and digits of any script, words joined by dashes: `Café & Choir` is `cafe-choir`. */
function slugOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  const letters = value
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();
  const words = letters.match(/[\p{L}\p{N}]+/gu) ?? [];
  const slug = words.join('-');
  return slug.length <= SLUG_LIMIT
    ? slug
    : slug
        .slice(0, SLUG_LIMIT + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, SLUG_LIMIT);
}
