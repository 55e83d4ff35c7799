import * as v from 'valibot';

import { advice, type Finding, type Place, wrong } from '../../finding';
import { targetOf } from '../../reading/link-target';
import type { Rule } from '../../rule';

const email = v.pipe(v.string(), v.email());

const MEND = 'Use the form office@example.org.';

const isWritten = (written: string) => v.is(email, written.trim());

const mistake = (written: string) => ({ what: `“${written}” is no e-mail address.`, mend: MEND });

/** What looks like one in a sentence. A handle, '@soteriachurch', has nothing before its sign. */
const inSentences = (text: string) =>
  (text.match(/[\w.+-]+@[\w.-]*/g) ?? []).map((found) => found.replace(/[.-]+$/, ''));

/** An e-mail address to which nobody can write. */
export const malformedEmail: Rule = ({ links, contacts, texts }, { siteOrigin }) => {
  const linked = links.flatMap((place): [Place, string][] => {
    const target = targetOf(place.address, siteOrigin);
    return target.kind === 'mail' ? target.written.split(',').map((written) => [place, written]) : [];
  });
  const fields = contacts.flatMap((place): [Place, string][] =>
    place.kind === 'email' ? [[place, place.written]] : [],
  );
  const read = texts.flatMap((place): Finding[] =>
    inSentences(place.text).flatMap((written) => (isWritten(written) ? [] : [advice(place, mistake(written))])),
  );
  const clicked = [...linked, ...fields].flatMap(([place, written]) =>
    isWritten(written) ? [] : [wrong(place, mistake(written))],
  );
  return [...clicked, ...read];
};
