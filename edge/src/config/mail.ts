import * as v from 'valibot';

const MAILBOX = /^(?:(?<name>[^<>"\p{Cc}]*)<(?<address>[^<>\s]+)>|(?<bare>[^<>\s]+))$/u;

/** Who a message is from, or goes to: `hello@example.org` or `Soteria Church <hello@example.org>`. */
export const Mailbox = v.pipe(
  v.string(),
  v.transform(readMailbox),
  v.check(
    ({ address }) => v.RFC_EMAIL_REGEX.test(address),
    'must be one e-mail address, such as hello@example.org or Soteria Church <hello@example.org>',
  ),
);

export type Mailbox = Readonly<v.InferOutput<typeof Mailbox>>;

function readMailbox(text: string): { name: string; address: string } {
  const { name = '', address, bare = '' } = MAILBOX.exec(text.trim())?.groups ?? {};
  return { name: name.trim(), address: address ?? bare };
}

/** A mail server, and how to log in to it. */
export const SmtpServer = v.pipe(
  v.string(),
  v.check(
    isSmtpAddress,
    'must look like smtps://user:password@smtp.example.org:465 or smtp://localhost:25, with special characters of user and password percent-encoded',
  ),
  v.transform(readServer),
);

export type SmtpServer = Readonly<v.InferOutput<typeof SmtpServer>>;

function isSmtpAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(text);
  const plain = /^smtps?:$/.test(protocol) && hostname !== '' && /^\/?$/.test(pathname) && `${search}${hash}` === '';
  return plain && (username === '') === (password === '') && isDecodable(`${username}${password}`);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function readServer(text: string) {
  const { protocol, hostname, port, username, password } = new URL(text);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  };
}
