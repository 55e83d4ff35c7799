type Write = (fields: object, message: string) => void;

/** Logs where an outage begins and where it ends, however often it is met between. */
export interface OutageLog {
  failed(error: unknown): void;
  succeeded(): void;
}

/** @param words the two lines: the first at level error, the second at level info */
export function createOutageLog(
  log: { readonly error: Write; readonly info: Write },
  words: { readonly begins: string; readonly ends: string },
): OutageLog {
  let isOut = false;
  return {
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
