import { string } from 'yup';
import { PHONE_PATTERN } from './phone-pattern.ts';

/** A phone number, or nothing. */
export const phoneNumber = string()
  .trim()
  .default('')
  .matches(new RegExp(`^${PHONE_PATTERN}$`), { message: 'Invalid phone number', excludeEmptyString: true });
