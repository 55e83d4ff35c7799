import { email } from './email.ts';
import { phoneNumber } from './phone-number.ts';
import { text } from './text.ts';

/** Who writes, where the church has to know: membership and contact alike (specification, section 5). */
export const personRules = {
  firstName: text.required('First name is required'),
  lastName: text.required('Last Name is required'),
  email: email.required('Email is required'),
  phoneNumber: phoneNumber.required('Phone Number is required'),
};
