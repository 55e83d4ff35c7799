import { object } from 'yup';
import { email } from '../../form/email.ts';
import { phoneNumber } from '../../form/phone-number.ts';
import { text } from '../../form/text.ts';

/** Specification, section 5, Prayer request: nobody has to say who they are. */
export const prayerSchema = object({
  firstName: text,
  lastName: text,
  email,
  phoneNumber,
  prayerRequest: text.required('Prayer request required'),
});
