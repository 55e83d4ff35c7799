import { isAbsolute } from 'node:path';
import * as v from 'valibot';

/** What an answer must look like. Each takes a trimmed text and gives the setting's. */

/** One line; no setting has it as it stands. */
export const Line = v.pipe(v.string(), v.regex(/^\P{Cc}*$/u, 'must be one line, without control characters'));

export const Secret = v.pipe(Line, v.minLength(1, 'is needed'));

/** systemd, Docker and Node read it alike in a settings file. */
export const Text = v.pipe(
  Line,
  v.trim(),
  v.regex(
    /^(?!["'])[^$#\\`]*$/u,
    'must not have any of $ # \\ `, nor begin with a quote: no settings file can hold that',
  ),
);

const Filled = v.pipe(Text, v.minLength(1, 'is needed'));

/** A domain or an https address becomes an origin. */
export const Address = v.pipe(
  Filled,
  v.transform((text) => (/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`)),
  v.check(isSite, 'must be a domain, such as www.grace.example, without a path'),
  v.transform((text) => new URL(text).origin),
);

/** @param {string} text */
function isSite(text) {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash, username } = new URL(text);
  return (
    protocol === 'https:' &&
    /^[^.].*\.[^.\d][^.]*$/.test(hostname) &&
    pathname === '/' &&
    `${search}${hash}${username}` === ''
  );
}

export const Folder = v.pipe(Filled, v.check(isAbsolute, 'must be a whole path, such as /var/lib/soteria'));

export const Email = v.pipe(
  Filled,
  v.regex(v.RFC_EMAIL_REGEX, 'must be one e-mail address, such as anna@grace.example'),
  v.check(
    (text) => /\.[^.]+$/.test(text) && !/@soteriachurch\.example$|\.local$/.test(text),
    'must be an address that gets mail',
  ),
);

/** `anna@grace.example`, or with a name: `Grace Church <anna@grace.example>`. */
export const Sender = v.pipe(
  Filled,
  v.check(
    (text) => v.is(Email, /^[^<>"]*<([^<>]+)>$/.exec(text)?.[1] ?? text),
    'must be one e-mail address, such as office@grace.example or Grace Church <office@grace.example>',
  ),
);

/** None, or several. */
export const Recipients = v.pipe(
  Text,
  v.check(
    (text) => text === '' || text.split(',').every((one) => v.is(Email, one.trim())),
    'must be e-mail addresses, with commas between them',
  ),
);

export const Host = v.pipe(
  Text,
  v.regex(/^([\w.-]+|\[?[\da-f:]+\]?)?$/i, 'must be the name of a machine only, such as smtp.grace.example'),
);

export const Port = v.pipe(
  Filled,
  v.check(
    (text) => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536,
    'must be a number, mostly 587 or 465',
  ),
);

export const Encryption = v.picklist(['tls', 'starttls'], 'must be tls (from the first byte) or starttls');
