import { object } from 'yup';
import { personRules } from '../../form/person-rules.ts';
import { text } from '../../form/text.ts';

/** Specification, section 5, Contact. */
export const contactSchema = object({ ...personRules, details: text.required('Please fill in the details') });
