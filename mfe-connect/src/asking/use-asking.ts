import { useEffect, useState } from 'react';
import type { Answer } from 'shared/content';
import { pauseBefore } from './pause-before.ts';

interface AskingOptions<T> {
  /** The loader's answer. A new one, after the shell ran the loader again, starts all over. */
  readonly initial: Answer<T>;
  /** Must keep its identity between renders. */
  readonly ask: (signal: AbortSignal) => Promise<Answer<T>>;
  readonly isEnough: (answer: Answer<T>) => boolean;
}

interface Asking<T> {
  readonly answer: Answer<T>;
  /** Questions asked after the loader's. */
  readonly attempts: number;
  /** The visitor did not wait for the pause to end, and the answer is not there yet. */
  readonly hurried: boolean;
  readonly askNow: () => void;
}

/** Asks the content API again, with growing pauses, until an answer is enough. */
export function useAsking<T>({ initial, ask, isEnough }: AskingOptions<T>): Asking<T> {
  const [last, setLast] = useState({ initial, answer: initial, attempts: 0 });
  const [hurriedAt, setHurriedAt] = useState<number>();
  const { answer, attempts } = last.initial === initial ? last : { answer: initial, attempts: 0 };
  const waiting = !isEnough(answer);
  const hurried = waiting && hurriedAt === attempts;

  useEffect(() => {
    if (!waiting) return undefined;
    const controller = new AbortController();
    const askOnce = async () => {
      const next = await ask(controller.signal);
      if (!controller.signal.aborted) setLast({ initial, answer: next, attempts: attempts + 1 });
    };
    const timer = setTimeout(() => void askOnce(), hurried ? 0 : pauseBefore(attempts));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [waiting, hurried, attempts, initial, ask]);

  return { answer, attempts, hurried, askNow: () => setHurriedAt(attempts) };
}
