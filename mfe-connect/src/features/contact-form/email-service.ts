import type { PublicConfig } from 'shared/shell-api';

export type EmailService = NonNullable<PublicConfig['emailjs']>;

/** The site's own endpoint speaks the e-mail service's language: for a site without an account there. */
const OWN = { serviceId: 'soteria', templateId: 'contact', publicKey: 'site' };

export function emailServiceOf({ emailjs }: PublicConfig): EmailService {
  return emailjs ?? OWN;
}

/** Whether the site itself takes the messages. */
export function isOwn(service: EmailService): boolean {
  return service === OWN;
}

/** Where it listens; undefined for the library's own default. Known in the browser only. */
export function originOf(service: EmailService): string | undefined {
  return isOwn(service) ? location.origin : service.origin;
}
