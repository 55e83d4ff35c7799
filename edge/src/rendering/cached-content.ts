import type { FastifyBaseLogger } from 'fastify';
import type { AnswerContent } from 'releases/serving';
import { UNAVAILABLE } from '../content/api-error.ts';
import type { ContentCache } from '../content/content-cache.ts';
import { ContentUnavailable } from '../content/fetch-content.ts';
import { readContent } from '../content/read-content.ts';

/** Answers renders by the rules of the content routes, from the same cache. */
export function cachedContent(cache: Pick<ContentCache, 'read'>, log: FastifyBaseLogger): AnswerContent {
  return async (address) => {
    try {
      const answer = await readContent(cache, address);
      return 'refusal' in answer ? { status: answer.status, body: toJson(answer.refusal) } : answer;
    } catch (error) {
      if (error instanceof ContentUnavailable) log.warn({ reason: error.message }, 'a document lacks its content');
      else log.error({ err: error }, 'a content call of a document failed');
      return { status: 503, body: toJson(UNAVAILABLE) };
    }
  };
}

function toJson(value: object): Buffer {
  return Buffer.from(JSON.stringify(value));
}
