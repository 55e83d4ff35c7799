import { loadEntries, scrollToRemembered } from './load-entries.ts';

/** The address at which the document came. */
function arrived(path: string): void {
  Object.assign(performance, { getEntriesByType: () => [{ name: new URL(path, location.origin).href }] });
}

/** The browser goes to an entry of the same document. */
function goTo(path: string, state: unknown = null): void {
  history.replaceState(state, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

afterEach(() => {
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

describe('an entry that the visitor goes to', () => {
  const load = jest.fn();
  beforeEach(() => {
    load.mockReset();
    arrived('/about-us');
    history.replaceState(null, '', '/about-us');
  });

  it.each(['/events', '/about-us?page=2'])('is loaded when it is of another page: %s', (path) => {
    const end = loadEntries(load);
    expect(load).not.toHaveBeenCalled();
    goTo(path);
    expect(load).toHaveBeenCalledTimes(1);
    end();
  });

  it('is not loaded when it is another part of the same page', () => {
    const end = loadEntries(load);
    goTo('/about-us#media');
    expect(load).not.toHaveBeenCalled();
    end();
  });

  it('is not loaded once the app follows', () => {
    loadEntries(load)();
    goTo('/events');
    expect(load).not.toHaveBeenCalled();
  });

  it('is loaded when the visitor went to it before this script ran', () => {
    arrived('/events');
    loadEntries(load)();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each(['document', 'https://elsewhere.example/events'])(
    'is known by its address where the document has none: %s',
    (name) => {
      Object.assign(performance, { getEntriesByType: () => [{ name }] });
      loadEntries(load)();
      expect(load).not.toHaveBeenCalled();
    },
  );
});

describe('the place in an entry that an app left', () => {
  const scrollTo = jest.fn();
  beforeEach(() => {
    scrollTo.mockReset();
    Object.assign(globalThis, { scrollTo });
    sessionStorage.setItem('soteria.scroll', '{"default":900,"abc":420}');
  });

  it.each([
    [{ key: 'abc', idx: 1 }, 420],
    [{ idx: 0 }, 900],
    [null, 900],
    [{ key: 'unknown' }, 0],
  ])('is found again: %j', (state, place) => {
    history.replaceState(state, '');
    Object.assign(history, { scrollRestoration: 'manual' });
    scrollToRemembered();
    expect(scrollTo).toHaveBeenCalledWith(0, place);
    expect(history.scrollRestoration).toBe('manual');
    dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
  });

  it('is for the browser to find where no app took it over', () => {
    Object.assign(history, { scrollRestoration: 'auto' });
    scrollToRemembered();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
