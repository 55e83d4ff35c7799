import type { FastifyRequest } from 'fastify';
import type { FieldProblem, FormName } from 'shared/contract';

/** The result of a form that was sent. */
export interface Outcome {
  /** The HTTP status. 200: the form is delivered. 202: it is stored, and delivered later. */
  readonly status: number;
  /** The content API's message for a form that it took. */
  readonly message?: string | undefined;
  /** The fields that the visitor has to correct. */
  readonly problems?: readonly FieldProblem[];
}

/** The fields that are not empty. */
export type Fields = Readonly<Record<string, string>>;

/** A form that a browser sends without JavaScript. */
export interface PlainForm {
  readonly name: FormName;
  readonly submit: (fields: Fields, request: FastifyRequest) => Promise<Outcome>;
}
