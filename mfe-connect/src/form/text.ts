import { string } from 'yup';

/** Any text, or nothing. */
export const text = string().trim().default('');
