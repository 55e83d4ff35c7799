type Write = (fields: object, message: string) => void;

/** The part of the edge's log that is used here. */
export interface Log {
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}
