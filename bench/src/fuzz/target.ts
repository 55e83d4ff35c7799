/** One thing of the site that takes what others wrote. */
export interface Target {
  readonly name: string;
  /** Good inputs, from which bad ones are made. */
  readonly samples: readonly string[];
  /** Throws when the site does something with this input that it never may; refusing it is fine. */
  readonly take: (input: string) => void | Promise<void>;
  /** Only a share of the runs, for what is slow (a disk): 1 when left out. */
  readonly share?: number;
}

/** Runs what may refuse its input in these words, and only in these. */
export function refusing(run: () => unknown, ...expected: readonly (abstract new (...args: never[]) => Error)[]): void {
  try {
    run();
  } catch (error) {
    if (!expected.some((kind) => error instanceof kind)) throw error;
  }
}

/** The input as a program gets it after it was read as JSON; a plain text when it is none. */
export function jsonOr(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    return input;
  }
}
