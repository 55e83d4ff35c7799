import { object } from 'yup';
import { personRules } from '../../form/person-rules.ts';
import { text } from '../../form/text.ts';

/** Specification, section 5, Membership. */
export const membershipSchema = object({ ...personRules, address: text });
