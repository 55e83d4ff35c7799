import type { Http } from '../../http/index.ts';
import { read } from '../api/read.ts';
import type { PageTexts } from './page-texts.ts';
import type { SEED } from './seed.ts';

/** A page whose texts staff may change. */
export type PageName = keyof typeof SEED;

/**
 * On the server: longer than the content cache waits for the CMS, shorter than a region's time budget. A browser on a slow
 * connection waits as for any call: its visitor reads what staff wrote, and not the seed.
 */
const SERVER_WAIT_MS = 600;
const onServer = typeof document === 'undefined';

interface Options {
  /** The visitor has left. */
  readonly signal: AbortSignal;
  /** Keys of parts that the page cannot be without: they are taken from the seed where staff deleted them. */
  readonly required?: readonly string[];
}

/**
 * What staff wrote for a page, or what it said at first where there is nothing usable: the entry was deleted, the content API
 * does not answer in time, or no part is left. Says in the log why. Rejects only in a browser that cannot load the seed either.
 */
export async function fetchPageTexts(http: Http, name: PageName, options: Options): Promise<PageTexts> {
  const { signal, required = [] } = options;
  const limit = onServer ? serverLimit(signal) : { signal, end: () => undefined };
  try {
    const call = http.get(`/api/pages/${name}`, limit.signal);
    const texts = await read(call, (body, { parsePageTexts }) => parsePageTexts(body));
    if (texts.parts.length === 0) throw new Error('it has no parts');
    return await withRequired(texts, name, required);
  } catch (error) {
    if (!signal.aborted) console.error(`The page ${name} says what it said at first.`, error);
    return seededTexts(name);
  } finally {
    limit.end();
  }
}

function serverLimit(signal: AbortSignal) {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error(`no answer within ${SERVER_WAIT_MS} ms`)), SERVER_WAIT_MS);
  signal.addEventListener('abort', () => limit.abort(signal.reason), { once: true });
  return { signal: limit.signal, end: () => clearTimeout(timer) };
}

async function withRequired(texts: PageTexts, name: PageName, required: readonly string[]): Promise<PageTexts> {
  const missing = required.filter((key) => texts.parts.every((part) => part.key !== key));
  if (missing.length === 0) return texts;
  console.error(`Content API: the page ${name} lacks ${missing.join(', ')}.`);
  const seeded = await seededTexts(name);
  return { ...texts, parts: [...texts.parts, ...seeded.parts.filter(({ key }) => missing.includes(key))] };
}

/** A chunk of its own: nobody loads it while the CMS has the entry. */
async function seededTexts(name: PageName): Promise<PageTexts> {
  const [{ SEED }, { parsePageTexts }] = await Promise.all([
    import(/* webpackChunkName: "seed" */ './seed.ts'),
    import(/* webpackChunkName: "shapes" */ '../shapes.ts'),
  ]);
  return parsePageTexts({ data: { attributes: SEED[name] } });
}
