/** Headers in which a page's script describes a form (decision 0029). */
export const FORM_HEADERS = {
  /** A UUID, the same for each repetition of the same answers. */
  key: 'idempotency-key',
  /** Whole seconds since the visitor first touched the form. */
  seconds: 'form-seconds',
  /** The text of the {@link HOMEPAGE} field, percent-encoded. */
  homepage: 'form-homepage',
} as const;

/** The name of a field that people do not see. Only programs fill it in. */
export const HOMEPAGE = 'homepage';

/** The same as {@link FORM_HEADERS} for a message: EmailJS's SDK sends template parameters but no headers. */
export const MESSAGE_PARAMETERS = { key: 'submission_key', seconds: 'form_seconds', homepage: HOMEPAGE } as const;

/** The account that the site itself accepts in EmailJS's calls. */
export const OWN_EMAIL_ACCOUNT = { serviceId: 'soteria', templateId: 'contact', publicKey: 'site' };
