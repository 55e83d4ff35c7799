import type { Attempt } from './attempt.ts';

/** Tells the requests that wait for a form how its attempt ended. Within this process only. */
export interface AttemptNews {
  tell(id: string, attempt: Attempt): void;
  /** The next attempt's end; undefined when it takes longer than so many milliseconds. */
  next(id: string, withinMs: number): Promise<Attempt | undefined>;
}

export function attemptNews(): AttemptNews {
  const listeners = new Map<string, Set<(attempt: Attempt) => void>>();
  return {
    tell: (id, attempt) => listeners.get(id)?.forEach((listener) => listener(attempt)),
    next: (id, withinMs) =>
      new Promise((resolve) => {
        const own = listeners.get(id) ?? new Set();
        listeners.set(id, own);
        const end = (attempt?: Attempt) => {
          clearTimeout(timer);
          own.delete(end);
          if (own.size === 0) listeners.delete(id);
          resolve(attempt);
        };
        const timer = setTimeout(end, withinMs);
        own.add(end);
      }),
  };
}
