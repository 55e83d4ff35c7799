import type { ChurchField } from './church-fields';
import { readClock } from './read-clock';
import { readMoment, typedIn } from './read-moment';
import { type ReadResult, refused, understood } from './read-result';
import { addressMistake, withScheme } from './web-address';

const STORED_TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/;

function readTime(value: string): ReadResult<string> {
  if (STORED_TIME.test(value)) return understood(value);
  const read = readClock(value);
  return 'value' in read ? understood(`${read.value}.000`) : read;
}

/** A form of the panel sends a moment that it could not read as it was typed. Other forms are Strapi's matter. */
function readMomentField(value: string): ReadResult<string> {
  if (!value.startsWith('{')) return understood(value);
  const read = readMoment(typedIn(value));
  return 'value' in read ? understood(read.value.toISOString()) : read;
}

function readAddress(value: string, pattern: string | undefined): ReadResult<string> {
  const address = withScheme(value);
  const mistake = pattern === undefined ? null : addressMistake(address, new RegExp(pattern));
  return mistake === null ? understood(address) : refused(mistake);
}

/**
 * What is stored of a value that somebody sends for one of the church's fields.
 * @param pattern the field's regular expression in its content type
 */
export function readField(field: ChurchField, value: string, pattern?: string): ReadResult<string> {
  if (field === 'global::church-moment') return readMomentField(value);
  return field === 'global::church-time' ? readTime(value) : readAddress(value, pattern);
}
