import * as v from 'valibot';
import { answerTo } from './answer-to.ts';

/** Line ends and other control characters become a blank: names stand in a message's headers. */
const Line = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ')),
);

/** The contact form (specification, section 5). */
export const ContactMessage = v.strictObject({
  firstName: v.pipe(Line, answerTo('firstName')),
  lastName: v.pipe(Line, answerTo('lastName')),
  email: answerTo('email'),
  phoneNumber: answerTo('phoneNumber'),
  details: answerTo('details'),
});

export type ContactMessage = Readonly<v.InferOutput<typeof ContactMessage>>;
