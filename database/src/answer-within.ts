import { setTimeout as wait } from 'node:timers/promises';

/** The result of `asked`. Rejects when there is none within that many milliseconds; it may still come after that. */
export async function answerWithin<T>(milliseconds: number, asked: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const slow = wait(milliseconds, undefined, { ref: false, signal: ended.signal }).then(
    () => Promise.reject(new Error(`no answer within ${milliseconds} ms`)),
    () => asked,
  );
  try {
    return await Promise.race([asked, slow]);
  } finally {
    ended.abort();
  }
}
