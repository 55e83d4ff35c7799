import { object } from 'yup';
import { answerRules } from '../../form/questions/answer-rules.ts';

/** Specification, section 5. */
export const prayerSchema = object(answerRules('prayer-request'));
