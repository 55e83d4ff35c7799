import * as v from 'valibot';

const MAILBOX = /^(?:(?<name>[^<>"\\\p{Cc}]*)<(?<address>[^<>\s]+)>|(?<bare>[^<>\s]+))$/u;

function readMailbox(text: string): { name: string; address: string } {
  const { name = '', address, bare = '' } = MAILBOX.exec(text)?.groups ?? {};
  return { name: name.trim(), address: address ?? bare };
}

/** Quoted: a comma in a name would make it two recipients. */
const asHeader = ({ name, address }: { name: string; address: string }) =>
  name === '' ? address : `"${name}" <${address}>`;

const text = v.pipe(v.optional(v.string(), ''), v.trim());

/** Who mail is from, or goes to; the same variables as the edge's. */
export const mailbox = v.pipe(
  text,
  v.check(
    (value) => value === '' || v.RFC_EMAIL_REGEX.test(readMailbox(value).address),
    'must be one e-mail address, such as hello@example.org or Soteria Church <hello@example.org>',
  ),
  v.transform((value) => asHeader(readMailbox(value))),
);

function isDecodable(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}

function isSmtpAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(value);
  const plain = /^smtps?:$/.test(protocol) && hostname !== '' && /^\/?$/.test(pathname) && `${search}${hash}` === '';
  return plain && (username === '') === (password === '') && isDecodable(`${username}${password}`);
}

function readServer(value: string) {
  const { protocol, hostname, port, username, password } = new URL(value);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  };
}

/** A mail server and how to log in to it; null for none. */
export const smtpServer = v.pipe(
  text,
  v.check(
    (value) => value === '' || isSmtpAddress(value),
    'must be empty or look like smtps://user:password@smtp.example.org:465 or smtp://localhost:25, with special characters of user and password percent-encoded',
  ),
  v.transform((value) => (value === '' ? null : readServer(value))),
);
