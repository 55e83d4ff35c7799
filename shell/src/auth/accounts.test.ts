import { getAuth, reload, updateProfile } from 'firebase/auth';
import { accounts, authStore } from 'shared/shell-api';
import { type AuthEmulator, startAuthEmulator, STARTED_WITHIN_MS } from '../testing/auth-emulator.ts';
import { loadPage } from '../testing/load-page.ts';
import { tapFetch } from '../testing/tap-fetch.ts';

jest.mock('firebase/auth', () => {
  const sdk = jest.requireActual('firebase/auth');
  return { ...sdk, updateProfile: jest.fn(sdk.updateProfile) };
});

const ANN = ['ann@church.example', 'psalm-23', 'Ann Lee'] as const;
const BEN = ['ben@church.example', 'psalm-24', 'Ben Ode'] as const;
const SESSION = 'firebase:authUser:key:[DEFAULT]';

let emulator: AuthEmulator;
let network: ReturnType<typeof tapFetch>;
let log: jest.SpyInstance;

beforeAll(async () => {
  emulator = await startAuthEmulator();
}, STARTED_WITHIN_MS);
afterAll(() => emulator.stop());

beforeEach(async () => {
  await emulator.reset();
  localStorage.clear();
  network = tapFetch();
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
});

const auth = () => authStore.getState();
const failure = (action: Promise<unknown>) =>
  action.then(
    () => null,
    (error: unknown) => error,
  );
/** The SDK asks the provider about the current user. */
const askAgain = () => reload(getAuth().currentUser ?? fail());
const fail = (): never => {
  throw new Error('Nobody is signed in.');
};

describe('the first state with a stored session', () => {
  it('stays unknown until the provider has said who the stored session belongs to', async () => {
    await loadPage(emulator.config);
    await accounts.register(...ANN);
    const states: string[] = [];
    const unsubscribe = authStore.subscribe(({ status }) => void states.push(status));
    await loadPage(emulator.config);
    unsubscribe();
    expect(states).toEqual(['unknown', 'signed-in']);
    expect(auth().user).toMatchObject({ email: 'ann@church.example', displayName: 'Ann Lee' });
    expect(network.calls('accounts:lookup')).not.toEqual([]);
  });

  it('is the stored one when the provider cannot be reached', async () => {
    await loadPage(emulator.config);
    await accounts.register(...ANN);
    network.refuse('accounts:lookup');
    await loadPage(emulator.config);
    expect(auth()).toMatchObject({ status: 'signed-in', user: { displayName: 'Ann Lee' } });
  });
});

describe('registration', () => {
  beforeEach(() => loadPage(emulator.config));

  it('creates the account, passes the name and member: false, and stores the user as the current one', async () => {
    const user = await accounts.register(...ANN);
    expect(user).toEqual({ uid: expect.any(String), email: ANN[0], displayName: 'Ann Lee', photoURL: null });
    expect(auth()).toEqual({ status: 'signed-in', user, signedOut: false });
    expect(await emulator.account(ANN[0])).toMatchObject({ localId: user.uid, displayName: 'Ann Lee' });
    const profile = jest.mocked(updateProfile).mock.lastCall?.[1];
    expect(profile).toEqual({ displayName: 'Ann Lee', member: false });
  });

  it('logs and rethrows its errors, and nobody is signed in', async () => {
    await accounts.register(...ANN);
    await accounts.signOut();
    const error = await failure(accounts.register(ANN[0], 'another-psalm', 'Somebody'));
    expect(error).toMatchObject({ code: 'auth/email-already-in-use' });
    expect(log).toHaveBeenCalledWith('The registration failed.', error);
    expect(auth()).toMatchObject({ status: 'signed-out', user: null });
  });
});

describe('signing in and out', () => {
  beforeEach(async () => {
    await loadPage(emulator.config);
    await accounts.register(...ANN);
  });

  it('signs out on purpose, which sets the flag; the next sign-in takes it back', async () => {
    await accounts.signOut();
    expect(auth()).toEqual({ status: 'signed-out', user: null, signedOut: true });
    expect(localStorage.getItem(SESSION)).toBeNull();

    const user = await accounts.signIn(ANN[0], ANN[1]);
    expect(user.displayName).toBe('Ann Lee');
    expect(auth()).toEqual({ status: 'signed-in', user, signedOut: false });
  });

  it('takes the flag back at a registration too', async () => {
    await accounts.signOut();
    await accounts.register(...BEN);
    expect(auth()).toMatchObject({ status: 'signed-in', signedOut: false });
  });

  it('follows a change of accounts', async () => {
    await accounts.register(...BEN);
    await accounts.signIn(ANN[0], ANN[1]);
    expect(auth().user?.email).toBe(ANN[0]);
  });

  it('rethrows the error of a sign-in with its code, and leaves it to the caller', async () => {
    await accounts.signOut();
    expect(await failure(accounts.signIn(ANN[0], 'wrong'))).toMatchObject({ code: 'auth/wrong-password' });
    expect(auth()).toEqual({ status: 'signed-out', user: null, signedOut: true });
    expect(log).not.toHaveBeenCalled();
  });

  it('remembers a sign-out over a reload, but not that it was on purpose', async () => {
    await accounts.signOut();
    await loadPage(emulator.config);
    expect(auth()).toEqual({ status: 'signed-out', user: null, signedOut: false });
  });

  it('learns of a sign-in in another tab without having loaded the SDK', async () => {
    const session = localStorage.getItem(SESSION) ?? fail();
    localStorage.clear();
    await loadPage(emulator.config);
    expect(auth().status).toBe('signed-out');
    const signedIn = new Promise<void>((resolve) => {
      const unsubscribe = authStore.subscribe(({ status }) => {
        if (status !== 'signed-in') return;
        unsubscribe();
        resolve();
      });
    });
    localStorage.setItem(SESSION, session);
    dispatchEvent(new StorageEvent('storage', { key: SESSION }));
    await signedIn;
    expect(auth().user?.email).toBe(ANN[0]);
  });
});

describe('what the provider is asked', () => {
  const [email, password, displayName] = ANN;
  const HOUR_MS = 3_600_000;
  const asked = (part = '') => network.calls(part).map(inShort);
  const inShort = ({ method, url, body }: { method: string; url: string; body: string }) => {
    const { pathname, searchParams } = new URL(url);
    expect([pathname, searchParams.get('key')]).toEqual([pathname, 'key']);
    const [, path = ''] = /\.com(\/.+)$/.exec(pathname) ?? [];
    return [method, path, body.startsWith('{') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body))];
  };

  beforeEach(() => loadPage(emulator.config));

  it('is by the site’s key: the policy, the account, its name, and who it is', async () => {
    await accounts.register(...ANN);
    expect(asked()).toEqual([
      ['GET', '/v2/passwordPolicy', {}],
      ['POST', '/v1/accounts:signUp', { email, password, returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB' }],
      ['POST', '/v1/accounts:lookup', { idToken: expect.any(String) }],
      ['POST', '/v1/accounts:update', { idToken: expect.any(String), displayName, returnSecureToken: true }],
    ]);
  });

  it('is the password at a sign-in', async () => {
    await accounts.register(...ANN);
    await accounts.signOut();
    const before = asked().length;
    await accounts.signIn(email, password);
    expect(asked().slice(before)).toEqual([
      [
        'POST',
        '/v1/accounts:signInWithPassword',
        { email, password, returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB' },
      ],
      ['POST', '/v1/accounts:lookup', { idToken: expect.any(String) }],
    ]);
  });

  it.each([
    [31, []],
    [29, [['POST', '/v1/token', { grant_type: 'refresh_token', refresh_token: expect.any(String) }]]],
  ])('is a new token, by a form, 30 s before the old one ends: %d s before its end', async (seconds, calls) => {
    await accounts.register(...ANN);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + HOUR_MS - seconds * 1_000);
    await loadPage(emulator.config);
    expect(asked('/v1/token')).toEqual(calls);
  });

  it('waits 30 s for an answer', async () => {
    network.hang('accounts:signInWithPassword');
    jest.useFakeTimers();
    const ended = jest.fn();
    void failure(accounts.signIn(email, password)).then(ended);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: 'auth/network-request-failed' }));
  });
});

describe('an account that the provider does not accept any more', () => {
  beforeEach(async () => {
    await loadPage(emulator.config);
    await accounts.register(...ANN);
  });
  const uid = () => auth().user?.uid ?? fail();

  const ENDINGS: [code: string, how: string, end: () => Promise<void>][] = [
    ['auth/user-disabled', 'is disabled', () => emulator.update(uid(), { disableUser: true })],
    ['auth/user-token-expired', 'is deleted', () => emulator.remove(uid())],
    [
      'auth/user-token-expired',
      'has its tokens revoked',
      () => emulator.update(uid(), { validSince: String(Math.ceil(Date.now() / 1000) + 60) }),
    ],
  ];

  it.each(ENDINGS)('is signed out on %s, when it %s', async (code, _how, end) => {
    await end();
    expect(await failure(askAgain())).toMatchObject({ code });
    expect(auth()).toEqual({ status: 'signed-out', user: null, signedOut: false });
    expect(localStorage.getItem(SESSION)).toBeNull();
  });

  it.each(ENDINGS)('is signed out at the next visit (%s), when it %s', async (_code, _how, end) => {
    await end();
    await loadPage(emulator.config);
    expect(auth()).toEqual({ status: 'signed-out', user: null, signedOut: false });
    expect(localStorage.getItem(SESSION)).toBeNull();
  });
});

describe('the password policy', () => {
  const policy = (customStrengthOptions: object, enforcementState = 'ENFORCE') =>
    network.answer('/v2/passwordPolicy', 200, {
      customStrengthOptions,
      allowedNonAlphanumericCharacters: ['!', '?', '-'],
      enforcementState,
      schemaVersion: 1,
    });
  const register = (password: string) => failure(accounts.register(ANN[0], password, ANN[2]));
  const ALL = {
    minPasswordLength: 8,
    maxPasswordLength: 12,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  };

  beforeEach(() => loadPage(emulator.config));

  it('has a minimum length of 6, also where the provider has no policy', async () => {
    expect(await register('12345')).toMatchObject({
      code: 'auth/password-does-not-meet-requirements',
      message: 'Please choose another password: it needs at least 6 characters.',
    });
    expect(network.calls('accounts:signUp')).toEqual([]);
    expect(await register('123456')).toBeNull();
  });

  it.each([
    ['PSALM-23', 'a lowercase letter'],
    ['psalm-23', 'an uppercase letter'],
    ['Psalm-xx', 'a number'],
    ['Psalm023', 'a special character'],
    ['Psalm-2', 'at least 8 characters'],
    ['Psalm-23-Psalm-23', 'at most 12 characters'],
    ['?', 'at least 8 characters, a lowercase letter, an uppercase letter, and a number'],
  ])(
    "refuses %s by the provider's policy, naming what it lacks, before an account is created",
    async (password, needs) => {
      policy(ALL);
      const error = await register(password);
      expect(error).toMatchObject({
        code: 'auth/password-does-not-meet-requirements',
        message: `Please choose another password: it needs ${needs}.`,
      });
      expect(log).toHaveBeenCalledWith('The registration failed.', error);
      expect(network.calls('accounts:signUp')).toEqual([]);
    },
  );

  it('takes a password that has it all', async () => {
    policy(ALL);
    expect(await register('Psalm-23')).toBeNull();
  });

  it('asks for nothing more than 6 characters by a policy that is not enforced', async () => {
    policy(ALL, 'OFF');
    expect(await register('simple')).toBeNull();
  });

  it('has its say on the server too', async () => {
    network.answer('accounts:signUp', 400, {
      error: { code: 400, message: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: []' },
    });
    expect(await register('psalm-23')).toMatchObject({ code: 'auth/password-does-not-meet-requirements' });
  });
});
