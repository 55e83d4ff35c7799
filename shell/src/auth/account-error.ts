import { AccountError, type AccountErrorCode } from 'shared/shell-api';

const GENERAL = 'Something went wrong with your account. Please try again, or contact us if it happens again.';
const OUR_FAULT = 'Something is not set up as it should be on our side. Please contact us, and we will mend it.';
const OTHER_WAY = 'That way to sign in did not work. Please sign in with your e-mail address and password.';
const WRONG_ENTRY = 'We do not know this e-mail address with this password. Please check both and try again.';
const TOO_WEAK = 'This password is too easy to guess. Please choose a stronger one.';

/** By code of the specification, section 8. Each wording says what happened and what the visitor can do. */
const WORDINGS: Readonly<Record<AccountErrorCode, string>> = {
  'argument-error': OUR_FAULT,
  'auth-domain-config-required': OUR_FAULT,
  'cancelled-popup-request': OTHER_WAY,
  'email-already-in-use': 'There is already an account with this e-mail address. You can sign in with it.',
  'internal-error': GENERAL,
  'invalid-api-key': OUR_FAULT,
  'invalid-auth-event': OTHER_WAY,
  'invalid-credential': WRONG_ENTRY,
  'invalid-email': 'This does not look like an e-mail address. Please check it and try again.',
  'missing-password': 'Please enter your password.',
  'multi-factor-auth-required':
    'This account asks for a second step, which this site does not have yet. Please contact us.',
  'network-request-failed': 'We could not reach the account service. Please check your connection and try again.',
  'no-auth-event': OTHER_WAY,
  'password-does-not-meet-requirements': TOO_WEAK,
  'popup-blocked': 'Your browser did not open the window to sign in. Please allow it and try again.',
  'popup-closed-by-user': 'The window to sign in was closed before you were done. Please try again.',
  'too-many-requests': 'There were too many attempts. Please wait a few minutes and try again.',
  'unauthorized-domain': OUR_FAULT,
  'user-disabled': 'This account has been switched off. Please contact us if you think that is a mistake.',
  'user-mismatch': 'This is not the account that you are signed in with. Please use the same one.',
  // As for a wrong password, so that the site does not reveal who has an account.
  'user-not-found': WRONG_ENTRY,
  'user-token-expired': 'You have been signed out to keep your account safe. Please sign in again.',
  'weak-password': TOO_WEAK,
  'web-storage-unsupported': 'Your browser keeps nothing for this site. Please allow it to store data and try again.',
  'wrong-password': WRONG_ENTRY,
};

/** The provider's error with a wording for the visitor. The code stays. */
export function accountError(error: unknown): AccountError {
  if (error instanceof AccountError) return error;
  const code = codeOf(error);
  return new AccountError(code, wording(code), { cause: error });
}

export function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'auth/internal-error';
}

function wording(code: string): string {
  const known = Object.entries(WORDINGS).find(([name]) => code === `auth/${name}`);
  return known?.[1] ?? GENERAL;
}
