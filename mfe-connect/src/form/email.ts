import { string } from 'yup';

/** An e-mail address, or nothing. The message is the specification's (section 5), not the library's. */
export const email = string().trim().default('').email('must be a valid email');
