import type { FastifyRequest } from 'fastify';
import { RequestRefused } from 'releases/serving';
import type { FieldProblem, FormName } from 'shared/contract';
import * as v from 'valibot';

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

/** A field that occurs twice is an array, which is invalid. */
const Body = v.record(v.string(), v.string());

/** Reads the fields of a body. Browsers send empty fields too, so it drops empty and blank ones. */
export function readFields(body: unknown): Fields {
  const { success, output } = v.safeParse(Body, body);
  if (!success) throw new RequestRefused(400, 'A field came twice');
  return Object.fromEntries(Object.entries(output).filter(([, text]) => text.trim() !== ''));
}
