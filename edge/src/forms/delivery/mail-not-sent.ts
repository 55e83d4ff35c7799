/**
 * A message reached nobody. The reason is for the log, so it holds no personal data; there is no `cause`, because a mail
 * server's own words may repeat what the visitor wrote.
 */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
}
