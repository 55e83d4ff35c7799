/** Specification, section 8, and three that a wrong entry can meet besides. Each is said with `auth/` before it. */
export type AccountErrorCode =
  | 'argument-error'
  | 'auth-domain-config-required'
  | 'cancelled-popup-request'
  | 'email-already-in-use'
  | 'internal-error'
  | 'invalid-api-key'
  | 'invalid-auth-event'
  | 'invalid-credential'
  | 'invalid-email'
  | 'missing-password'
  | 'multi-factor-auth-required'
  | 'network-request-failed'
  | 'no-auth-event'
  | 'password-does-not-meet-requirements'
  | 'popup-blocked'
  | 'popup-closed-by-user'
  | 'too-many-requests'
  | 'unauthorized-domain'
  | 'user-disabled'
  | 'user-mismatch'
  | 'user-not-found'
  | 'user-token-expired'
  | 'weak-password'
  | 'web-storage-unsupported'
  | 'wrong-password';

/** Why an action of `accounts` failed. Its message is meant for the visitor; its cause is the provider's own error. */
export class AccountError extends Error {
  override readonly name = 'AccountError';

  constructor(
    /** `auth/` and an {@link AccountErrorCode}, or a code that the provider has beside those. */
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
