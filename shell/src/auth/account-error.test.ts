import { accountError } from './account-error.ts';

/** Specification, section 8, and what the SDK makes of the server's answers. */
const CODES = [
  'argument-error',
  'internal-error',
  'user-mismatch',
  'unauthorized-domain',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'web-storage-unsupported',
  'network-request-failed',
  'invalid-auth-event',
  'invalid-api-key',
  'auth-domain-config-required',
  'multi-factor-auth-required',
  'password-does-not-meet-requirements',
  'user-not-found',
  'no-auth-event',
  'email-already-in-use',
  'wrong-password',
  'too-many-requests',
  'invalid-credential',
  'user-disabled',
  'user-token-expired',
  'invalid-email',
  'missing-password',
  'weak-password',
];

const providerError = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });
const GENERAL = accountError(providerError('auth/never-heard-of')).message;

describe('an account error', () => {
  it.each(CODES)('keeps the code auth/%s and says it in plain words', (name) => {
    const cause = providerError(`auth/${name}`);
    const error = accountError(cause);
    expect(error).toMatchObject({ name: 'AccountError', code: `auth/${name}`, cause });
    expect(error.message).toMatch(/^[A-Z].*\.$/);
    expect(error.message).not.toMatch(/auth|Firebase/);
    if (name !== 'internal-error') expect(error.message).not.toBe(GENERAL);
  });

  it('has a general wording for a code that it does not know, and for what has none', () => {
    expect(accountError(providerError('auth/quota-exceeded'))).toMatchObject({
      code: 'auth/quota-exceeded',
      message: GENERAL,
    });
    expect(accountError(providerError('user-disabled')).message).toBe(GENERAL);
    for (const cause of ['?', null, undefined, new Error('no code'), { code: 7 }])
      expect(accountError(cause)).toMatchObject({ code: 'auth/internal-error', message: GENERAL, cause });
  });

  it('stays what it is when it has its words already', () => {
    const error = accountError(providerError('auth/user-disabled'));
    expect(accountError(error)).toBe(error);
  });

  it('does not tell who has an account', () => {
    const [unknown, wrong] = ['auth/user-not-found', 'auth/wrong-password'].map((code) =>
      accountError(providerError(code)),
    );
    expect(unknown?.message).toBe(wrong?.message);
  });
});
