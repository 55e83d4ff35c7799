import type { DocumentOutcome, LoadedLock } from 'releases/serving';

/** A document as it is sent, to one visitor or to many. */
export interface MadeDocument {
  readonly status: number;
  readonly redirect: string | undefined;
  /** All but those that depend on the audience and on what its browser takes. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Weak: it is the same for every encoding. */
  readonly etag: string;
  /** Nothing is missing from it. */
  readonly whole: boolean;
  /** The releases that it was to be of. */
  readonly loaded: LoadedLock;
  readonly outcome: DocumentOutcome;
}
