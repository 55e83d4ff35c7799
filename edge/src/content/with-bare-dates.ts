import { type ContentAnswer, contentAnswer } from './fetch-content.ts';

/** An event's, wherever an answer has one (specification, section 3). */
const DATES = new Set(['startDate', 'endDate']);
const MIDNIGHT_UTC = /^(\d{4}-\d{2}-\d{2})T00:00(?::00(?:\.0+)?)?(?:Z|\+00:?00)$/;

/** An answer of an API that keeps bare dates as midnight UTC, with each such date bare (decision 0038). */
export function withBareDates({ status, body }: ContentAnswer): ContentAnswer {
  const changed: unknown = JSON.parse(body.toString('utf8'), (key: string, value: unknown) =>
    DATES.has(key) && typeof value === 'string' ? value.replace(MIDNIGHT_UTC, '$1') : value,
  );
  return contentAnswer(status, Buffer.from(JSON.stringify(changed)));
}
