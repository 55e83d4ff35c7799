import { OWN_EMAIL_ACCOUNT } from 'shared/contract';
import type { PublicConfig } from 'section-kit/shell-api';

export type EmailService = NonNullable<PublicConfig['emailjs']>;

/** Without an account at the e-mail service, the site's own endpoint takes the same call. */
export function emailServiceOf({ emailjs }: PublicConfig): EmailService {
  return emailjs ?? OWN_EMAIL_ACCOUNT;
}

/** Whether the site itself takes the messages. */
export function isOwn(service: EmailService): boolean {
  return service === OWN_EMAIL_ACCOUNT;
}

/** Where it listens; undefined for the library's own default. Known in the browser only. */
export function originOf(service: EmailService): string | undefined {
  return isOwn(service) ? location.origin : service.origin;
}
