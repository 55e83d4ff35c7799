import { object } from 'yup';
import { answerRules } from '../../form/questions/answer-rules.ts';

/** Specification, section 5. */
export const contactSchema = object(answerRules('message'));
