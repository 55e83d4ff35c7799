import type { FastifyRequest } from 'fastify';
import type { Problem } from '../intake/field-problem.ts';

/** What became of a form. */
export interface Outcome {
  /** 200: delivered; 202: kept, and delivered later. */
  readonly status: number;
  /** What the content API says to a form that it took. */
  readonly message?: string | undefined;
  /** What the visitor can mend. */
  readonly problems?: readonly Problem[];
}

/** What a form holds, without fields that were left empty. */
export type Fields = Readonly<Record<string, string>>;

/** A form that a browser sends by itself. */
export interface PlainForm {
  readonly words: { readonly sent: string; readonly thanks: string; readonly notSent: string };
  readonly submit: (fields: Fields, request: FastifyRequest) => Promise<Outcome>;
}
