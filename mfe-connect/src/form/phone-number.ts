import { string } from 'yup';

/** An optional prefix of + and 1-3 digits, then 10-14 digits (specification, section 5). */
export const PHONE_PATTERN = '(\\+\\d{1,3})?\\d{10,14}';

/** A phone number, or nothing. */
export const phoneNumber = string()
  .trim()
  .default('')
  .matches(new RegExp(`^${PHONE_PATTERN}$`), { message: 'Invalid phone number', excludeEmptyString: true });
