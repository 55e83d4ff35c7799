import * as v from 'valibot';
import { answerSchema } from './read-answers.ts';

/** Replaces line ends and control characters by a blank, because mail headers contain names. */
const Line = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ')),
);

/** The contact form (specification, section 5). */
export const ContactMessage = v.strictObject({
  firstName: v.pipe(Line, answerSchema('firstName')),
  lastName: v.pipe(Line, answerSchema('lastName')),
  email: answerSchema('email'),
  phoneNumber: answerSchema('phoneNumber'),
  details: answerSchema('details'),
});

export type ContactMessage = Readonly<v.InferOutput<typeof ContactMessage>>;
