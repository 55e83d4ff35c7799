import { RequestRefused } from 'releases/serving';
import * as v from 'valibot';
import type { Fields } from './plain-form.ts';

/** A field that occurs twice is an array, which is invalid. */
const Body = v.record(v.string(), v.string());

/** Reads the fields of a body. Browsers send empty fields too, so it drops empty and blank ones. */
export function readFields(body: unknown): Fields {
  const { success, output } = v.safeParse(Body, body);
  if (!success) throw new RequestRefused(400, 'A field came twice');
  return Object.fromEntries(Object.entries(output).filter(([, text]) => text.trim() !== ''));
}
