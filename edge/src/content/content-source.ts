import type { Config } from '../config/config.ts';
import type { ContentCache } from './content-cache.ts';
import { addressOf } from './content-key.ts';
import { type ContentAnswer, fetchContent, readAnswer } from './fetch-content.ts';

type Source = Pick<Config, 'contentApiUrl' | 'midnightIsADate'>;

/** The dates of an event, wherever an answer has them (specification, section 3). */
const DATES = new Set(['startDate', 'endDate']);
const MIDNIGHT_UTC = /^(\d{4}-\d{2}-\d{2})T00:00(?::00(?:\.0+)?)?(?:Z|\+00:?00)$/;

/** Asks the content API. @param address path and query */
export type AskContent = (address: string) => Promise<ContentAnswer>;

/** The only way to the content API: pages, browsers and the sitemap all read through it. */
export function contentSource({ contentApiUrl, midnightIsADate }: Source, pass?: string): AskContent {
  return async (address) => {
    const answer = await fetchContent(contentApiUrl, address, pass);
    return midnightIsADate ? withBareDates(answer) : answer;
  };
}

/** Asks for entries as editors have saved them. Nothing is cached. @param pass the CMS has signed it */
export function draftSource(source: Source, pass: string): Pick<ContentCache, 'read'> {
  const ask = contentSource(source, pass);
  return {
    read: (key) => {
      const address = addressOf(key, Date.now());
      return ask(`${address}${address.includes('?') ? '&' : '?'}status=draft`);
    },
  };
}

/** Turns each midnight UTC into a bare date, for an API that stores bare dates so (decision 0038). */
function withBareDates({ status, body }: ContentAnswer): ContentAnswer {
  const changed: unknown = JSON.parse(body.toString(), (key: string, value: unknown) =>
    DATES.has(key) && typeof value === 'string' ? value.replace(MIDNIGHT_UTC, '$1') : value,
  );
  return readAnswer(status, Buffer.from(JSON.stringify(changed)));
}
