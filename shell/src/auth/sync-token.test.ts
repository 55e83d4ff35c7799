import { accounts, authStore } from 'shared/shell-api';
import { type AuthEmulator, startAuthEmulator, STARTED_WITHIN_MS } from '../testing/auth-emulator.ts';
import { loadPage } from '../testing/load-page.ts';
import { tapFetch } from '../testing/tap-fetch.ts';

const ANN = ['ann@church.example', 'psalm-23', 'Ann Lee'] as const;
const PATH = '/account/session';
const MINUTE_MS = 60_000;

let emulator: AuthEmulator;
let network: ReturnType<typeof tapFetch>;

beforeAll(async () => {
  emulator = await startAuthEmulator();
  // jsdom does not know it.
  Object.assign(globalThis, { isSecureContext: true });
}, STARTED_WITHIN_MS);
afterAll(() => emulator.stop());

beforeEach(async () => {
  await emulator.reset();
  localStorage.clear();
  network = tapFetch();
  network.answer(PATH, 200, {});
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
});

const synced = () => network.calls(PATH);
const load = (tokenSyncUrl = PATH) => loadPage({ ...emulator.config, tokenSyncUrl });
const failure = (action: Promise<unknown>) => action.catch((error: unknown) => error);

/** Whom a token is about. */
function bearer(header: string | null | undefined): unknown {
  const [, payload = ''] = (header ?? '').replace(/^Bearer /, '').split('.');
  return JSON.parse(atob(payload));
}

describe('the token sync', () => {
  it('posts the token when somebody signs in, and deletes it when they sign out', async () => {
    await load();
    const { uid } = await accounts.register(...ANN);
    expect(synced().at(-1)).toMatchObject({ method: 'POST', url: `${location.origin}${PATH}` });
    expect(bearer(synced().at(-1)?.authorization)).toMatchObject({ user_id: uid });

    await accounts.signOut();
    expect(synced().at(-1)).toMatchObject({ method: 'DELETE', authorization: null });
  });

  it('posts a stored session that is under 5 minutes old, once', async () => {
    await load();
    await accounts.register(...ANN);
    const before = synced().length;
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 4 * MINUTE_MS);
    await load();
    await accounts.signOut();
    expect(synced().slice(before)).toMatchObject([{ method: 'POST' }, { method: 'DELETE' }]);
  });

  it('keeps an older token to itself', async () => {
    await load();
    await accounts.register(...ANN);
    const before = synced().length;
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * MINUTE_MS);
    await load();
    expect(authStore.getState().status).toBe('signed-in');
    expect(synced().slice(before)).toEqual([]);
    await accounts.signOut();
    expect(synced().slice(before)).toMatchObject([{ method: 'DELETE' }]);
  });

  it('asks nothing of another origin', async () => {
    await load('https://elsewhere.example/account/session');
    await accounts.register(...ANN);
    expect(network.calls('elsewhere.example')).toEqual([]);
  });

  it('asks nothing where it is not configured', async () => {
    await loadPage(emulator.config);
    await accounts.register(...ANN);
    expect(synced()).toEqual([]);
  });

  it('keeps the state that the site knows of, while its address cannot be reached', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await load();
    await accounts.register(...ANN);
    network.refuse(PATH);
    for (const attempt of ['the first', 'the second']) {
      const error = await failure(accounts.signOut());
      expect(error).toMatchObject({ code: 'auth/login-blocked' });
      expect(log).toHaveBeenCalledWith('The logout failed.', error);
      expect([attempt, authStore.getState().status]).toEqual([attempt, 'signed-in']);
    }
  });
});
