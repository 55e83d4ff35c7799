import { tapFetch } from '../testing/tap-fetch.ts';

const CONFIG = { apiKey: 'key', authDomain: 'auth.church.example', projectId: 'church' };
const SESSION = 'firebase:authUser:key:[DEFAULT]';
const ANN = { localId: 'ann', email: 'ann@church.example', displayName: 'Ann Lee' };

let network: ReturnType<typeof tapFetch>;

/** The SDK looks at its surroundings when it is loaded: here each page loads its own. */
async function openPage() {
  const [{ accounts, authStore }, { loadPage }] = await Promise.all([
    import('shared/shell-api'),
    import('../testing/load-page.ts'),
  ]);
  await loadPage(CONFIG);
  return { accounts, authStore };
}

beforeAll(() => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 16) Mobile');
  // An app around the page; a phone's browser waits no longer than a desk's.
  Object.assign(window, { cordova: {} });
});
beforeEach(() => {
  jest.resetModules();
  localStorage.clear();
  network = tapFetch();
});
afterEach(() => {
  jest.useRealTimers();
  network.restore();
});

test('a sign-in waits 60 s for an answer', async () => {
  const { accounts } = await openPage();
  network.hang('accounts:signInWithPassword');
  jest.useFakeTimers();
  const failed = jest.fn();
  void accounts.signIn(ANN.email, 'psalm-23').catch(failed);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'auth/network-request-failed' }));
});

test('a sign-out in another tab, of which a phone tells nobody, is seen within a second', async () => {
  const { accounts, authStore } = await openPage();
  network.answer('accounts:signInWithPassword', 200, {
    ...ANN,
    idToken: `e30.${btoa(JSON.stringify({ exp: 2e10, iat: 0 }))}.x`,
    refreshToken: 'x',
    expiresIn: '3600',
  });
  network.answer('accounts:lookup', 200, { users: [ANN] });
  jest.useFakeTimers();
  await accounts.signIn(ANN.email, 'psalm-23');
  await jest.advanceTimersByTimeAsync(0);
  localStorage.removeItem(SESSION);
  await jest.advanceTimersByTimeAsync(999);
  expect(authStore.getState().status).toBe('signed-in');
  await jest.advanceTimersByTimeAsync(1);
  expect(authStore.getState().status).toBe('signed-out');
});
