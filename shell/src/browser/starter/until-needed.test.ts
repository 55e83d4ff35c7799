import type { DocumentState } from '../../document/document-state.ts';
import { endSpeculation } from './speculation.ts';
import { untilNeeded } from './until-needed.ts';

const WAITING = { hydrate: 'on-interaction', publicConfig: {} } as DocumentState;
const ACCOUNTS = { publicConfig: { firebase: { apiKey: 'key', authDomain: 'a', projectId: 'b' } } };

/** Whether a document needs its app, as time passes. */
function watch(change: Partial<DocumentState> = {}) {
  const state = { needed: false };
  void untilNeeded({ ...WAITING, ...change }).then(() => (state.needed = true));
  return async (milliseconds = 0) => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    return state.needed;
  };
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2027-03-07T15:30:00Z') });
  document.body.innerHTML = '<a href="/events">Events</a><nav data-live=""><button>Menu</button></nav>';
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('needs its app with the first interaction that a custom element or the menu does not answer', async () => {
  const needed = watch();
  document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(await needed()).toBe(false);
  document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(await needed()).toBe(true);
});

it('lets the browser prerender in place of its app, where it can', async () => {
  Object.assign(HTMLScriptElement, { supports: (type: string) => type === 'speculationrules' });
  const needed = watch();
  expect(document.documentElement).toHaveAttribute('data-speculation');
  document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(await needed()).toBe(false);
  endSpeculation();
  expect(document.documentElement).not.toHaveAttribute('data-speculation');
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
});

it('needs it from the moment on from which the page changes by itself', async () => {
  const needed = watch({ hydrateAt: Date.parse('2027-03-07T16:00:00Z') });
  expect(await needed(29 * 60_000)).toBe(false);
  expect(await needed(60_000)).toBe(true);
  expect(await watch({ hydrateAt: Date.parse('2027-03-07T15:00:00Z') })(0)).toBe(true);
  expect(await watch({ hydrateAt: Date.parse('2027-05-07T15:00:00Z') })(60_000)).toBe(false);
});

it.each<[string, () => unknown, Partial<DocumentState>]>([
  ['the document does not wait', () => undefined, { hydrate: undefined }],
  ['a recording is in the player', () => sessionStorage.setItem('soteria.player', '{}'), {}],
  ['the visitor is signed in', () => localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}'), ACCOUNTS],
])('needs it at once when %s', async (_when, prepare, change) => {
  prepare();
  expect(await watch(change)()).toBe(true);
});
