import { loadedLock } from '../testing/loaded-lock.ts';
import { outcomeOf, suspectsOf } from './document-outcome.ts';

const LOCK = { connect: '1.0.0', events: '1.1.0', shell: '2.0.0' };
const SHELL = { section: 'shell', version: '2.0.0' };
const EVENTS = { section: 'events', version: '1.1.0' };
const failure = (reason: 'load' | 'data' | 'render') => ({ ok: false as const, reason, cause: 'boom', ...EVENTS });
const document = {
  lock: LOCK,
  loaded: loadedLock(LOCK),
  address: '/events?id=1',
  failures: [],
  suspected: [],
  renderMs: 12,
};

describe('what came of a document', () => {
  it('is told for the releases of its page', () => {
    expect(outcomeOf(document)).toEqual({ shown: [SHELL, EVENTS], failed: [], suspected: [], renderMs: 12 });
  });

  it('has a release that failed in two regions once', () => {
    expect(outcomeOf({ ...document, failures: [failure('data'), failure('render')] }).failed).toEqual([EVENTS]);
  });

  it('is not a failure when a release was late', () => {
    expect(outcomeOf({ ...document, failures: [{ ...failure('load'), late: true }] }).failed).toEqual([]);
  });

  it('has a release that could not be served, though the stable one took its place', () => {
    const loaded = loadedLock({ ...LOCK, events: '1.0.0' });
    expect(outcomeOf({ ...document, loaded })).toMatchObject({ shown: [SHELL, EVENTS], failed: [EVENTS] });
  });

  it('may be the fault of every release of the page when the render was ended', () => {
    expect(suspectsOf(document.loaded, document.address)).toEqual([SHELL, EVENTS]);
  });
});
