import * as v from 'valibot';

const MAX_NAME = 100;
const MAX_EMAIL = 254;
const MAX_DETAILS = 5_000;

/** Line ends and other control characters become a blank: these texts stand in a message's headers. */
const Line = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()),
  v.minLength(1),
);

const Text = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
  v.minLength(1),
);

/** The contact form (specification, section 5). The lengths are those of the content API's forms. */
export const ContactMessage = v.strictObject({
  firstName: v.pipe(Line, v.maxLength(MAX_NAME)),
  lastName: v.pipe(Line, v.maxLength(MAX_NAME)),
  // The rule of browsers and of the form itself, yup's `email()`.
  email: v.pipe(Line, v.maxLength(MAX_EMAIL), v.rfcEmail()),
  phoneNumber: v.pipe(Line, v.regex(/^(\+\d{1,3})?\d{10,14}$/)),
  details: v.pipe(Text, v.maxLength(MAX_DETAILS)),
});

export type ContactMessage = Readonly<v.InferOutput<typeof ContactMessage>>;
