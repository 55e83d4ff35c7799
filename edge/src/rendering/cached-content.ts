import type { FastifyBaseLogger } from 'fastify';
import type { AnswerContent } from 'releases/serving';
import type { ContentCache } from '../content/content-cache.ts';
import { ContentUnavailable } from '../content/content-unavailable.ts';
import { readContent } from '../content/read-content.ts';
import { UNAVAILABLE } from '../content/unavailable.ts';

export interface CachedContent {
  readonly cache: ContentCache;
  readonly log: FastifyBaseLogger;
}

/** The content routes once more, for renders: the same rules, and the same cache. */
export function cachedContent({ cache, log }: CachedContent): AnswerContent {
  return async (address) => {
    try {
      const answer = await readContent(cache, address);
      return 'refusal' in answer ? { status: answer.status, body: jsonOf(answer.refusal) } : answer;
    } catch (error) {
      if (error instanceof ContentUnavailable) log.warn({ reason: error.message }, 'a document lacks its content');
      else log.error({ err: error }, 'a content call of a document failed');
      return { status: 503, body: jsonOf(UNAVAILABLE) };
    }
  };
}

function jsonOf(value: object): Buffer {
  return Buffer.from(JSON.stringify(value));
}
