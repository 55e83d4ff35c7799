import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { queryText } from 'shared/content';
import type { RouteDefinition } from 'shared/contract';
import { fillIndex } from './fill-index.ts';
import { searchAnswer } from './search-answer.ts';
import { createSearchIndex } from './search-index.ts';

/** Answers a read of the content API. @param address path and query */
export type AnswerContent = (
  address: string,
) => Promise<{ readonly status: number; readonly body: Uint8Array<ArrayBufferLike> }>;

export interface SearchOptions {
  /** The content API itself: its lists are read to their ends, and would fill a cache. */
  readonly content: AnswerContent;
  /** The routes of the pages that everybody gets. */
  readonly routes: () => Promise<readonly RouteDefinition[]>;
  readonly log: FastifyBaseLogger;
  /** Tests set it. */
  readonly now?: () => Date;
}

export interface Search {
  /** Begins to read the content in the background. A first query does so too. */
  start(): void;
  /** Content or releases changed. */
  refresh(): void;
  /** The answer of `GET /api/search?q=…`: 503 while there is no index. */
  answer: AnswerContent;
  /** The content API with this read. */
  over(content: AnswerContent): AnswerContent;
  /** Resolves when it reads nothing any more. It waits for no answer of the content API. */
  stop(): Promise<void>;
}

export const PATH = '/api/search';
/** A first query waits so long for the index of a small site. */
const FIRST_WAIT_MS = 1_000;

const UNAVAILABLE = {
  data: null,
  error: {
    status: 503,
    name: 'ServiceUnavailableError',
    message: 'The search is not ready yet. Please try again in a minute.',
    details: {},
  },
};

/** The site's search: over events, sermons with their transcripts, and pages. */
export function createSearch({ content, routes, log, now = () => new Date() }: SearchOptions): Search {
  const index = createSearchIndex();
  const fill = fillIndex(index, { read: (address) => readJson(content, address), routes, log });

  async function answer(address: string) {
    fill.start();
    if (!fill.isFilled()) await Promise.race([fill.filled, sleep(FIRST_WAIT_MS, undefined, { ref: false })]);
    if (!fill.isFilled()) return { status: 503, body: toJson(UNAVAILABLE) };
    const query = queryText(new URLSearchParams(address.slice(PATH.length)).get('q'));
    return { status: 200, body: toJson(searchAnswer(index.find(query, now()), now())) };
  }

  return {
    start: fill.start,
    refresh: fill.refresh,
    answer,
    over: (others) => (address) => (isSearch(address) ? answer(address) : others(address)),
    stop: fill.stop,
  };
}

function isSearch(address: string): boolean {
  return address === PATH || address.startsWith(`${PATH}?`);
}

async function readJson(content: AnswerContent, address: string): Promise<unknown> {
  const { status, body } = await content(address);
  // Without the query: a log may have this.
  if (status >= 400) throw new Error(`GET ${address.split('?')[0]}: status ${status}`);
  return JSON.parse(new TextDecoder().decode(body));
}

function toJson(value: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
