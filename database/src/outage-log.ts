import type { Log } from './log.ts';

/** Logs where an outage begins and where it ends, however often it is met between. */
export interface OutageLog {
  readonly isOut: () => boolean;
  failed(error: unknown): void;
  succeeded(): void;
}

/** @param words the two lines: the first at level error, the second at level info */
export function createOutageLog(
  log: Pick<Log, 'error' | 'info'>,
  words: { readonly begins: string; readonly ends: string },
): OutageLog {
  let isOut = false;
  return {
    isOut: () => isOut,
    failed(err) {
      if (!isOut) log.error({ err }, words.begins);
      isOut = true;
    },
    succeeded() {
      if (isOut) log.info({}, words.ends);
      isOut = false;
    },
  };
}
