import type { Refusal } from './refusal';

const MAX_QUERY_LENGTH = 1024;
const PARAMETERS = new Set(['populate', 'sort', 'filters', 'pagination', 'fields']);
const POPULATE = new Set(['*', 'image', 'venue', 'audio', 'backgroundImage']);

const badRequest = (message: string): Refusal => ({ status: 400, name: 'BadRequestError', message });

/** `image`, `image,venue` and `['image', 'venue']` are plain names; an object would populate deeper. */
function populateNames(populate: unknown): string[] | null {
  const items: unknown[] = Array.isArray(populate) ? populate : [populate];
  if (!items.every((item) => typeof item === 'string')) return null;
  return items.flatMap((item) => item.split(',')).map((name) => name.trim());
}

function checkPopulate(populate: unknown): Refusal | null {
  if (populate === undefined) return null;
  const names = populateNames(populate);
  if (names?.every((name) => POPULATE.has(name))) return null;
  return badRequest(`Invalid populate: use ${[...POPULATE].join(', ')}`);
}

/**
 * What Strapi leaves open to anybody: `status=draft` shows entries that were never published, and
 * `populate[image][populate]=related` lists every entry that uses a file, drafts too. Allowing the few parameters
 * that the site uses closes both, and what later versions of Strapi may add. An editor's preview may ask for drafts.
 */
export function checkQuery(querystring: string, query: Record<string, unknown>, isPreview = false): Refusal | null {
  if (querystring.length > MAX_QUERY_LENGTH) {
    return { status: 414, name: 'UriTooLongError', message: `The query is longer than ${MAX_QUERY_LENGTH} characters` };
  }
  const asksDrafts = isPreview && query.status === 'draft';
  const unknown = Object.keys(query).find((name) => !PARAMETERS.has(name) && !(asksDrafts && name === 'status'));
  if (unknown !== undefined) return badRequest(`Invalid key ${unknown}: use ${[...PARAMETERS].join(', ')}`);
  return checkPopulate(query.populate);
}
