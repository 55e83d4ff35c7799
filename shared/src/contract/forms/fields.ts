import { EMAIL_PATTERN } from './email-pattern.ts';
import { PHONE_PATTERN } from './phone-pattern.ts';

/** The rules of one field, and what is said of an answer that breaks them (specification, sections 3 and 5). */
interface Field {
  /** As visitors see it. */
  readonly label: string;
  /** Characters (UTF-16 code units) that an answer may have. */
  readonly longest: number;
  /** A regular expression of the whole answer. */
  readonly pattern?: string;
  readonly missing: string;
  /** Too long, or not as the pattern wants it. */
  readonly wrong: string;
}

const field = (label: string, longest: number, missing: string, wrong: string, pattern?: string): Field => ({
  label,
  longest,
  missing,
  wrong,
  ...(pattern === undefined ? {} : { pattern }),
});

/** Every field of every form that visitors send. The content API has names and lengths too; bench/src/agreement/forms.test.mjs compares. */
export const FIELDS = {
  firstName: field('First name', 100, 'First name is required', 'First name is too long'),
  lastName: field('Last name', 100, 'Last Name is required', 'Last Name is too long'),
  email: field('Email', 254, 'Email is required', 'must be a valid email', EMAIL_PATTERN),
  phoneNumber: field('Phone number', 40, 'Phone Number is required', 'Invalid phone number', PHONE_PATTERN),
  address: field('Address', 300, 'Address is required', 'Address is too long'),
  prayerRequest: field('Prayer request', 5_000, 'Prayer request required', 'Prayer request is too long'),
  details: field('Details', 5_000, 'Please fill in the details', 'The details are too long'),
};

export type FieldName = keyof typeof FIELDS;

/** Whether a name that came from outside is one of a field. */
export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name);
}
