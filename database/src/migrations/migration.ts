/** A step of the schema `edge`. Once it is released it never changes: the next step mends it. */
export interface Migration {
  /** For people, in kebab-case. Its number is its place in the list, from 1. */
  readonly name: string;
  /** Statements that run in one transaction. Edges of the version before go on working on what they leave. */
  readonly sql: string;
}
