/** One visitor at one place. What falls short is a value: the other visitors go on. */
export interface Visit {
  /** While something is broken. @returns what the visitor saw, in a word or two */
  look(): Promise<string>;
  /** After it was mended. */
  recover(): Promise<void>;
  /** What fell short so far. */
  shortfalls(): readonly string[];
}

/** By a link of an open page, or by a document of its own. */
export type Arrival = 'link' | 'document';
