import type { Config } from '../config/config.ts';
import { type ContentAnswer, fetchContent } from './fetch-content.ts';
import { withBareDates } from './with-bare-dates.ts';

type Source = Pick<Config, 'contentApiUrl' | 'midnightIsADate'>;

/** The one way in for what the content API says: pages, browsers and the sitemap read what comes out of here. */
export function contentSource({ contentApiUrl, midnightIsADate }: Source): (address: string) => Promise<ContentAnswer> {
  return async (address) => {
    const answer = await fetchContent(contentApiUrl, address);
    return midnightIsADate ? withBareDates(answer) : answer;
  };
}
