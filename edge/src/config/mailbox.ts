import * as v from 'valibot';

const MAILBOX = /^(?:(?<name>[^<>"\p{Cc}]*)<(?<address>[^<>\s]+)>|(?<bare>[^<>\s]+))$/u;

/** Who a message is from, or goes to: `hello@example.org` or `Soteria Church <hello@example.org>`. */
export const Mailbox = v.pipe(
  v.string(),
  v.transform(read),
  v.check(
    ({ address }) => v.RFC_EMAIL_REGEX.test(address),
    'must be one e-mail address, such as hello@example.org or Soteria Church <hello@example.org>',
  ),
);

export type Mailbox = Readonly<v.InferOutput<typeof Mailbox>>;

function read(text: string): { name: string; address: string } {
  const { name = '', address, bare = '' } = MAILBOX.exec(text.trim())?.groups ?? {};
  return { name: name.trim(), address: address ?? bare };
}
