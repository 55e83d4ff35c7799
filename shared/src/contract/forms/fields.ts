import { EMAIL_PATTERN, PHONE_PATTERN } from './patterns.ts';

/** The rules of one field, and its messages (specification, sections 3 and 5). */
interface Field {
  /** As visitors see it. */
  readonly label: string;
  /** The most characters (UTF-16 code units) of an answer. */
  readonly longest: number;
  /** A regular expression of the whole answer. */
  readonly pattern?: string;
  readonly missing: string;
  /** For an answer that is too long or does not match the pattern. */
  readonly wrong: string;
}

export type FieldName = 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'address' | 'prayerRequest' | 'details';

/** Every field of every form. The CMS repeats names and lengths; bench/src/agreement/forms.test.mjs compares them. */
export const FIELDS: Readonly<Record<FieldName, Field>> = {
  firstName: {
    label: 'First name',
    longest: 100,
    missing: 'First name is required',
    wrong: 'First name is too long',
  },
  lastName: {
    label: 'Last name',
    longest: 100,
    missing: 'Last Name is required',
    wrong: 'Last Name is too long',
  },
  email: {
    label: 'Email',
    longest: 254,
    missing: 'Email is required',
    wrong: 'must be a valid email',
    pattern: EMAIL_PATTERN,
  },
  phoneNumber: {
    label: 'Phone number',
    longest: 40,
    missing: 'Phone Number is required',
    wrong: 'Invalid phone number',
    pattern: PHONE_PATTERN,
  },
  address: {
    label: 'Address',
    longest: 300,
    missing: 'Address is required',
    wrong: 'Address is too long',
  },
  prayerRequest: {
    label: 'Prayer request',
    longest: 5_000,
    missing: 'Prayer request required',
    wrong: 'Prayer request is too long',
  },
  details: {
    label: 'Details',
    longest: 5_000,
    missing: 'Please fill in the details',
    wrong: 'The details are too long',
  },
};

/** Whether a name from outside is the name of a field. */
export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name);
}
