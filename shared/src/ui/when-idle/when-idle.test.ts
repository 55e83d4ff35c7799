import { quietWork } from './quiet-work.ts';
import { whenIdle } from './when-idle.ts';

let idle: (() => void)[] = [];

interface Page {
  /** Milliseconds since the load event; null while it loads. */
  readonly loadedFor?: number | null;
  readonly saveData?: boolean;
}

/** A page that has or has not loaded, of a visitor who saves data or does not. */
function page({ loadedFor = 0, saveData = false }: Page = {}): void {
  idle = [];
  const loadEventStart = loadedFor === null ? 0 : performance.now() - loadedFor;
  Object.assign(performance, { getEntriesByType: () => [{ loadEventStart }] });
  Object.assign(navigator, { connection: { saveData } });
  Object.assign(window, { requestIdleCallback: (work: () => void) => idle.push(work) });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(loadedFor === null ? 'interactive' : 'complete');
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime(0);
  jest.advanceTimersByTime(60_000);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(performance, 'getEntriesByType');
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

describe('what can wait', () => {
  it('is done when the page has rested for two seconds, and the browser is idle', async () => {
    page();
    const work = jest.fn();
    whenIdle(work);
    await pass(1_900);
    expect(idle).toHaveLength(0);
    await pass(100);
    expect(work).not.toHaveBeenCalled();
    idle.forEach((run) => run());
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does not rest again on a page that was loaded long ago', async () => {
    page({ loadedFor: 30_000 });
    whenIdle(jest.fn());
    await pass(0);
    expect(idle).toHaveLength(1);
  });

  it('rests no longer where the clock was set back after the page had loaded', async () => {
    page({ loadedFor: -3_600_000 });
    whenIdle(jest.fn());
    await pass(2_000);
    expect(idle).toHaveLength(1);
  });

  it('waits for the page to load, but not for a file that never answers', async () => {
    page({ loadedFor: null });
    whenIdle(jest.fn());
    await pass(4_900);
    expect(idle).toHaveLength(0);
    await pass(2_100);
    expect(idle).toHaveLength(1);
    window.dispatchEvent(new Event('load'));
    await pass(2_000);
    expect(idle).toHaveLength(1);
  });

  it('is not done for whoever took it back', async () => {
    page();
    const work = jest.fn();
    whenIdle(work)();
    await pass(2_000);
    idle.forEach((run) => run());
    expect(work).not.toHaveBeenCalled();
  });

  it('is done all the same by a browser that cannot say that it is idle', async () => {
    page();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const work = jest.fn();
    whenIdle(work);
    await pass(2_000);
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('what nobody has asked for yet', () => {
  it.each([
    [false, 1],
    [true, 0],
  ])('is left alone where the visitor saves data: %s', async (saveData, times) => {
    page({ saveData });
    quietWork(jest.fn());
    await pass(60_000);
    expect(idle).toHaveLength(times);
  });
});
