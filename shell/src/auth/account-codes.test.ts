import { initializeApp } from 'firebase/app';
import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getAuth,
  GoogleAuthProvider,
  initializeAuth,
  reauthenticateWithCredential,
  signInWithPopup,
  signInWithRedirect,
} from 'firebase/auth';
import { accounts } from 'shared/shell-api';
import { type AuthEmulator, startAuthEmulator, STARTED_WITHIN_MS } from '../testing/auth-emulator.ts';
import { loadPage } from '../testing/load-page.ts';
import { tapFetch } from '../testing/tap-fetch.ts';

/**
 * The codes of section 8 from where they come: the provider's emulator. These cannot come up on this site, which opens no
 * window and follows no redirect (the last test): popup-blocked, popup-closed-by-user, cancelled-popup-request,
 * unauthorized-domain, invalid-auth-event, no-auth-event, auth-domain-config-required, web-storage-unsupported.
 * user-disabled and user-token-expired of a running session: accounts.test.ts.
 */
const ANN = ['ann@church.example', 'psalm-23', 'Ann Lee'] as const;
const BEN = ['ben@church.example', 'psalm-24', 'Ben Ode'] as const;
const NOBODY = 'nobody@church.example';
const CLOSED_PORT = 'http://127.0.0.1:9';

let emulator: AuthEmulator;
let network: ReturnType<typeof tapFetch>;

beforeAll(async () => {
  emulator = await startAuthEmulator();
}, STARTED_WITHIN_MS);
afterAll(() => emulator.stop());

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  network = tapFetch();
  await emulator.reset();
  localStorage.clear();
  await loadPage(emulator.config);
  await accounts.register(...ANN);
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
});

const codeOf = (action: Promise<unknown>) =>
  action.then(
    () => 'none',
    (error: { code: string }) => error.code,
  );
const currentUser = () => {
  const { currentUser: user } = getAuth();
  if (!user) throw new Error('Nobody is signed in.');
  return user;
};
const refuse = (path: string, message: string) => network.answer(path, 400, { error: { code: 400, message } });

describe('a registration that the provider refuses', () => {
  it('EMAIL_EXISTS is auth/email-already-in-use', async () => {
    expect(await codeOf(accounts.register(...ANN))).toBe('auth/email-already-in-use');
  });

  it('is auth/invalid-email without an e-mail address', async () => {
    expect(await codeOf(accounts.register('ann', ANN[1], ANN[2]))).toBe('auth/invalid-email');
  });

  it('is auth/weak-password where nobody has looked at the password before', async () => {
    expect(await codeOf(createUserWithEmailAndPassword(getAuth(), NOBODY, '12345'))).toBe('auth/weak-password');
  });

  it("is auth/internal-error when the provider's own check fails", async () => {
    await emulator.askBeforeCreate(CLOSED_PORT);
    expect(await codeOf(accounts.register(...BEN))).toBe('auth/internal-error');
  });
});

describe('a sign-in that the provider refuses', () => {
  it('INVALID_PASSWORD is auth/wrong-password', async () => {
    expect(await codeOf(accounts.signIn(ANN[0], 'psalm-22'))).toBe('auth/wrong-password');
  });

  it('EMAIL_NOT_FOUND is auth/user-not-found', async () => {
    expect(await codeOf(accounts.signIn(NOBODY, ANN[1]))).toBe('auth/user-not-found');
  });

  it('INVALID_LOGIN_CREDENTIALS is auth/invalid-credential, for both, with improved e-mail privacy', async () => {
    await emulator.setImprovedEmailPrivacy(true);
    expect(await codeOf(accounts.signIn(ANN[0], 'psalm-22'))).toBe('auth/invalid-credential');
    expect(await codeOf(accounts.signIn(NOBODY, ANN[1]))).toBe('auth/invalid-credential');
    expect(await codeOf(accounts.signIn(ANN[0], ANN[1]))).toBe('none');
  });

  it('is auth/missing-password without a password', async () => {
    expect(await codeOf(accounts.signIn(ANN[0], ''))).toBe('auth/missing-password');
  });

  it('is auth/user-disabled for a disabled account', async () => {
    await emulator.update(currentUser().uid, { disableUser: true });
    expect(await codeOf(accounts.signIn(ANN[0], ANN[1]))).toBe('auth/user-disabled');
  });

  it('is auth/multi-factor-auth-required for an account with a second step', async () => {
    const enrollments = [{ mfaEnrollmentId: 'phone', phoneInfo: '+14105550142' }];
    await emulator.update(currentUser().uid, { emailVerified: true, mfa: { enrollments } });
    expect(await codeOf(accounts.signIn(ANN[0], ANN[1]))).toBe('auth/multi-factor-auth-required');
  });

  // The emulator never tires of attempts: the provider's answer is put in its place.
  it('TOO_MANY_ATTEMPTS_TRY_LATER is auth/too-many-requests', async () => {
    refuse('accounts:signInWithPassword', 'TOO_MANY_ATTEMPTS_TRY_LATER : Access has been temporarily disabled.');
    expect(await codeOf(accounts.signIn(ANN[0], ANN[1]))).toBe('auth/too-many-requests');
  });

  it('is auth/network-request-failed when nobody answers', async () => {
    await loadPage({ ...emulator.config, apiKey: 'other', emulatorUrl: CLOSED_PORT });
    expect(await codeOf(accounts.signIn(ANN[0], ANN[1]))).toBe('auth/network-request-failed');
    expect(await codeOf(accounts.register(...BEN))).toBe('auth/network-request-failed');
  });
});

describe('signing in again as somebody else', () => {
  const again = (email: string, password: string) =>
    codeOf(reauthenticateWithCredential(currentUser(), EmailAuthProvider.credential(email, password)));

  it('is auth/user-mismatch', async () => {
    await accounts.register(...BEN);
    expect(await again(ANN[0], ANN[1])).toBe('auth/user-mismatch');
  });

  it('is auth/user-mismatch, and not auth/user-not-found, when there is nobody of that name', async () => {
    expect(await again(NOBODY, ANN[1])).toBe('auth/user-mismatch');
  });
});

describe('the SDK on this site', () => {
  it('refuses a key with a colon: auth/invalid-api-key', async () => {
    const start = async () => initializeAuth(initializeApp({ apiKey: 'a:b' }, 'with a colon'));
    expect(await codeOf(start())).toBe('auth/invalid-api-key');
  });

  it('has no way to open a window or to follow a redirect: auth/argument-error', async () => {
    for (const signInWith of [signInWithPopup, signInWithRedirect]) {
      expect(await codeOf(signInWith(getAuth(), new GoogleAuthProvider()))).toBe('auth/argument-error');
    }
  });
});
