import { quietWork } from './quiet-work.ts';

let idle: (() => void)[] = [];

/** A page that has or has not loaded, of a visitor who saves data or does not. */
function page({ loaded = true, saveData = false } = {}) {
  idle = [];
  Object.assign(navigator, { connection: { saveData } });
  Object.assign(window, { requestIdleCallback: (work: () => void) => idle.push(work) });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(loaded ? 'complete' : 'interactive');
  const work = jest.fn();
  quietWork(work);
  return work;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('what nobody has asked for yet', () => {
  it('is done when the browser is idle', () => {
    const work = page();
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2_000);
    idle.forEach((run) => run());
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('waits for the page to load, but not for a file that never answers', () => {
    page({ loaded: false });
    expect(idle).toHaveLength(0);
    jest.advanceTimersByTime(7_000);
    expect(idle).toHaveLength(1);
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(2_000);
    expect(idle).toHaveLength(1);
  });

  it('is left alone where the visitor saves data', () => {
    page({ saveData: true });
    jest.advanceTimersByTime(60_000);
    expect(idle).toHaveLength(0);
  });
});
