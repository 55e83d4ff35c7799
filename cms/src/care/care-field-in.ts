import { CARE_FIELDS } from './care-fields';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The first field of staff in the body of a public call. Strapi hides private fields from answers, and takes them all the same. */
export function careFieldIn(body: unknown): string | undefined {
  const data = isRecord(body) ? body.data : undefined;
  return isRecord(data) ? CARE_FIELDS.find((field) => field in data) : undefined;
}
