import { getApps } from 'firebase/app';
import { accounts, authStore } from 'shared/shell-api';
import { loadPage } from '../testing/load-page.ts';

const CONFIG = { apiKey: 'key', authDomain: 'auth.church.example', projectId: 'church' };
const SESSION = 'firebase:authUser:key:[DEFAULT]';
const ANN = { uid: 'ann', email: 'ann@church.example', displayName: 'Ann Lee', photoURL: null };

const mockChunk = jest.fn();
jest.mock('./firebase-accounts.ts', () => mockChunk());

/** What arrives when the accounts' code is asked for. */
const arrives = () => mockChunk.mockReturnValue({ firebaseAccounts: async () => ({ signIn: async () => ANN }) });
const doesNotArrive = () =>
  mockChunk.mockImplementation(() => {
    throw new Error('Loading chunk accounts failed.');
  });

let log: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  mockChunk.mockReset();
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const SIGNED_OUT = { status: 'signed-out', user: null, signedOut: false };
const failure = (action: Promise<unknown>) =>
  action.then(
    () => null,
    (error: unknown) => error,
  );

it('waits for the first state: it is unknown before', () => {
  expect(authStore.getInitialState()).toEqual({ status: 'unknown', user: null, signedOut: false });
});

it('a site without accounts: signed out at once, and the actions say what is missing', async () => {
  await loadPage();
  expect(authStore.getState()).toEqual(SIGNED_OUT);
  const actions = [accounts.register('a', 'b', 'c'), accounts.signIn('a', 'b'), accounts.signOut()];
  for (const error of await Promise.all(actions.map(failure))) {
    expect(error).toMatchObject({
      name: 'AccountError',
      code: 'auth/not-configured',
      message: expect.stringContaining('Set FIREBASE_API_KEY'),
    });
  }
});

it('no stored session: signed out at once, and the code is not even asked for', async () => {
  await loadPage(CONFIG);
  expect(authStore.getState()).toEqual(SIGNED_OUT);
  expect(mockChunk).not.toHaveBeenCalled();
  expect(getApps()).toEqual([]);
});

it('a browser that stores nothing: signed out at once', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await loadPage(CONFIG);
  expect(authStore.getState()).toEqual(SIGNED_OUT);
  expect(log).not.toHaveBeenCalled();
});

describe('the code does not arrive', () => {
  beforeEach(doesNotArrive);

  it('a stored session: signed out for this page, logged, and kept for the next one', async () => {
    localStorage.setItem(SESSION, '{}');
    await loadPage(CONFIG);
    expect(authStore.getState()).toEqual(SIGNED_OUT);
    expect(log).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem(SESSION)).toBe('{}');
  });

  it('an action: says so, and asks again at the next call', async () => {
    await loadPage(CONFIG);
    const error = await failure(accounts.signIn('a', 'b'));
    expect(error).toMatchObject({ name: 'AccountError', code: 'auth/network-request-failed' });
    arrives();
    expect(await accounts.signIn('a', 'b')).toEqual(ANN);
  });
});
