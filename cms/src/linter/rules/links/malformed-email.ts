import * as v from 'valibot';

import { contactRule } from './contact-rule';

const email = v.pipe(v.string(), v.email());

/** An e-mail address to which nobody can write. */
export const malformedEmail = contactRule({
  field: 'email',
  link: 'mail',
  isRight: (written) => v.is(email, written.trim()),
  // A handle, '@soteriachurch', has nothing before its sign.
  inSentences: (text) => (text.match(/[\w.+-]+@[\w.-]*/g) ?? []).map((found) => found.replace(/[.-]+$/, '')),
  mistake: (written) => ({ what: `“${written}” is no e-mail address.`, mend: 'Use the form office@example.org.' }),
});
