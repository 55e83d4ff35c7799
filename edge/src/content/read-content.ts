import { pathOf } from 'releases/serving';
import { type ApiErrorBody, apiError } from './api-error.ts';
import type { ContentCache } from './content-cache.ts';
import { contentKey } from './content-key.ts';
import type { ContentAnswer } from './fetch-content.ts';

/** The content API's calls that are open to the public (specification, section 7), and nothing else of it. */
const READABLE =
  /^\/api\/(events|events\/[\w-]{1,64}|sermons|sermons\/[\w-]{1,64}|latest-sermon|pages\/[\w-]{1,64}|service-time|site-setting)$/;
const WRITABLE = /^\/api\/(prayer-requests|members)$/;
/** Written by the public, read by staff only. */
const PRIVATE = /^\/api\/(prayer-requests|members)(\/|$)/;
const UPLOAD = /^\/uploads(\/[A-Za-z0-9_~-][A-Za-z0-9_.~-]*)+$/;

/** They test the raw path. No encoded, doubled or dotted path matches, so nothing has to be normalised. */
export const isReadable = (path: string) => READABLE.test(path);
export const isWritable = (path: string) => WRITABLE.test(path);
export const isPrivate = (path: string) => PRIVATE.test(path);
export const isUpload = (path: string) => UPLOAD.test(path);

/** A call that the edge refuses without asking the content API. */
export interface ContentRefusal {
  readonly status: number;
  readonly refusal: ApiErrorBody;
}

const MAX_QUERY = 2_048;

/** One of the content API's public reads. Throws ContentUnavailable. @param address path and query, as they came */
export async function readContent(
  cache: Pick<ContentCache, 'read'>,
  address: string,
): Promise<ContentAnswer | ContentRefusal> {
  const path = pathOf(address);
  const query = address.slice(path.length + 1);
  if (isPrivate(path)) return refusal(403, 'ForbiddenError', 'Forbidden');
  if (!isReadable(path)) return refusal(404, 'NotFoundError', 'Not Found');
  if (query.length > MAX_QUERY) return refusal(414, 'URITooLongError', 'The query is too long.');
  return cache.read(keyOf(address));
}

/** What one of the public reads said before an edit that the API has not answered since. @param address path and query */
export function contentBeforeEdit(cache: Pick<ContentCache, 'beforeEdit'>, address: string): ContentAnswer | undefined {
  return isReadable(pathOf(address)) ? cache.beforeEdit(keyOf(address)) : undefined;
}

function keyOf(address: string): string {
  const path = pathOf(address);
  return contentKey(path, new URLSearchParams(address.slice(path.length + 1)), Date.now());
}

function refusal(status: number, name: string, message: string): ContentRefusal {
  return { status, refusal: apiError(status, name, message) };
}
