import type { FastifyBaseLogger } from 'fastify';
import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerContent } from 'releases/serving';
import { UNAVAILABLE } from '../content/api-error.ts';
import type { ContentCache } from '../content/content-cache.ts';
import { ContentUnavailable } from '../content/fetch-content.ts';
import { contentBeforeEdit, readContent } from '../content/read-content.ts';

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

/** Less than a page waits for its texts (`shared/src/content/pages/fetch-page-texts.ts`). */
const WAIT_MS = 500;

/** For documents: where the API is slow after an edit, a page says what it said before, and not what it began with. */
export function contentOfDocuments(
  cache: Pick<ContentCache, 'read' | 'beforeEdit'>,
  log: FastifyBaseLogger,
): AnswerContent {
  const content = cachedContent(cache, log);
  return async (address) => {
    const before = contentBeforeEdit(cache, address);
    if (!before) return content(address);
    return Promise.race([content(address), sleep(WAIT_MS, { ...before, isOld: true }, { ref: false })]);
  };
}

function toJson(value: object): Buffer {
  return Buffer.from(JSON.stringify(value));
}

/** Notices what content answers: a hash by address. */
export function notedContent(content: AnswerContent) {
  const answers: Record<string, string> = {};
  const noted: AnswerContent = async (address) => {
    const answer = await content(address);
    answers[address] = versionOf(answer);
    return answer;
  };
  return { answers, content: noted };
}

const versions = new WeakMap<Uint8Array, string>();

/** Equal for answers that say the same. The cache gives the same bytes to many documents. */
function versionOf({ status, body }: Awaited<ReturnType<AnswerContent>>): string {
  const version = versions.get(body) ?? hash('sha256', body, 'base64url');
  versions.set(body, version);
  return `${status} ${version}`;
}

/** Tells whether content still answers as {@link notedContent} has noticed. Asks each address once. */
export function createContentCheck(content: AnswerContent) {
  const asked = new Map<string, Promise<string>>();
  const versionAt = (address: string) => {
    const version = asked.get(address) ?? content(address).then(versionOf);
    asked.set(address, version);
    return version;
  };
  return async (answers: Readonly<Record<string, string>>): Promise<boolean> => {
    const versions = await Promise.all(Object.keys(answers).map(versionAt));
    return Object.values(answers).every((version, at) => version === versions[at]);
  };
}
