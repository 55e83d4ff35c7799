import { LRUCache } from 'lru-cache';

import { environment } from '../environment/environment';
import { siteOrigin } from './site-origin';

const TIMEOUT_MS = 2000;
/** What the site says of a page that is coming: a link to it is no mistake. */
const ANNOUNCED = 'coming';
/** At once: the site has other visitors. */
const MOST_QUESTIONS = 4;

/** Pages come and go with releases: what the site said holds while an entry is saved. */
const said = new LRUCache<string, boolean>({ max: 500, ttl: 30_000 });

/** Null: the site did not say. */
async function ask(path: string): Promise<boolean | null> {
  const known = said.get(path);
  if (known !== undefined) return known;
  try {
    const address = new URL(path, environment.SITE_URL);
    if (address.origin !== siteOrigin) return null;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status, headers } = await fetch(address, { method: 'HEAD', redirect: 'manual', signal });
    const exists = ![404, 410].includes(status) || headers.get('x-page') === ANNOUNCED;
    said.set(path, exists);
    return exists;
  } catch {
    return null;
  }
}

/** Of these paths, those at which the site says that it has no page. Of a site that does not answer, none. */
export async function pathsWithoutPage(paths: readonly string[]): Promise<string[]> {
  if (environment.SITE_URL === '') return [];
  const missing: string[] = [];
  for (let first = 0; first < paths.length; first += MOST_QUESTIONS) {
    const asked = paths.slice(first, first + MOST_QUESTIONS);
    const answers = await Promise.all(asked.map(ask));
    missing.push(...asked.filter((_, index) => answers[index] === false));
    if (answers.every((answer) => answer === null)) break;
  }
  // What has no home page either is another server, at a wrong address.
  return missing.length > 0 && (await ask('/')) === true ? missing : [];
}
