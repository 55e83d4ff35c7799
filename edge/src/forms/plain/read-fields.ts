import * as v from 'valibot';
import { RequestRefused } from 'releases/serving';
import type { Fields } from './plain-form.ts';

/** A field that comes twice is an array, which no form of ours sends. */
const Body = v.record(v.string(), v.string());

/** A plain form sends every field; one that is empty or blank counts as not given. */
export function readFields(body: unknown): Fields {
  const { success, output } = v.safeParse(Body, body);
  if (!success) throw new RequestRefused(400, 'A field came twice');
  return Object.fromEntries(Object.entries(output).filter(([, text]) => text.trim() !== ''));
}
