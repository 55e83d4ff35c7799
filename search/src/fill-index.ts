import { addAbortListener } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { type FollowedContent, followContent, type SearchSources } from './follow-content.ts';
import { repeat } from './repeat.ts';
import type { SearchIndex } from './search-index.ts';

export interface FillOptions extends SearchSources {
  readonly log: FastifyBaseLogger;
}

export interface IndexFill {
  /** Begins to read, if that has not begun. */
  start(): void;
  /** Content or pages were edited. */
  refresh(): void;
  /** Resolves when everything but transcripts can be found. */
  readonly filled: Promise<void>;
  isFilled(): boolean;
  /** Ends with what is under way; an answer of the content API is not waited for. */
  stop(): Promise<void>;
}

/** Edits that nobody told are found so soon, and so does a name that entries have from elsewhere: a venue, a series. */
const POLL_MS = 60_000;
const RETRY_MS = 5_000;

/** Fills an index in the background, and follows the edits. */
export function fillIndex(index: SearchIndex, { log, read, routes }: FillOptions): IndexFill {
  const ended = new AbortController();
  const { promise: filled, resolve } = withResolver();
  const state = { isStarted: false, isFilled: false, hasTranscripts: false, isTold: false, mustReadAll: true };
  const reads = createReads(followContent(index, { read: readUntil(ended.signal, read), routes }), state);

  async function work(): Promise<number> {
    try {
      const isWhole = !state.isFilled || (state.mustReadAll && !state.isTold);
      await (isWhole ? reads.all() : reads.edits());
      if (!state.isFilled) log.info('the search has its index');
      state.isFilled = true;
      resolve();
      await reads.transcripts();
      return POLL_MS;
    } catch (error) {
      state.mustReadAll = true;
      if (!ended.signal.aborted) log.warn({ reason: String(error) }, 'the search could not read the content');
      return RETRY_MS;
    }
  }

  const works = repeat(work);
  return {
    start() {
      if (!state.isStarted) works.now();
      state.isStarted = true;
    },
    refresh() {
      state.isTold = true;
      if (state.isStarted) works.now();
    },
    filled,
    isFilled: () => state.isFilled,
    async stop() {
      ended.abort();
      await works.stop();
    },
  };
}

/** Reads until the signal, which waits for no answer that is under way. */
function readUntil(ended: AbortSignal, read: SearchSources['read']): SearchSources['read'] {
  return async (address) => {
    ended.throwIfAborted();
    return new Promise((resolve, reject) => {
      const listener = addAbortListener(ended, () => reject(ended.reason));
      read(address)
        .then(resolve, reject)
        .finally(() => listener[Symbol.dispose]());
    });
  };
}

interface FillState {
  readonly isFilled: boolean;
  hasTranscripts: boolean;
  /** Content or pages were edited since the last read of edits. */
  isTold: boolean;
  mustReadAll: boolean;
}

/** What is read, and in which state it leaves the index. */
function createReads(content: FollowedContent, state: FillState) {
  async function edits(): Promise<void> {
    const wasTold = state.isTold;
    state.isTold = false;
    const edited = await content.readEdits();
    // What was edited is in no list: a name that entries have of it may be another one.
    if (edited === 0) state.mustReadAll ||= wasTold;
  }
  const editsBetween = async () => {
    if (state.isTold && state.isFilled) await edits();
  };
  return {
    edits,
    async all() {
      state.mustReadAll = false;
      await content.readAll(editsBetween);
    },
    async transcripts() {
      if (!state.hasTranscripts) await content.readTranscripts(editsBetween);
      state.hasTranscripts = true;
    },
  };
}

function withResolver() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
