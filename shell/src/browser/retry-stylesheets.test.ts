import { retryStylesheets } from './retry-stylesheets.ts';

const ADDRESS = '/_/assets/events/1.0.0/events.css';
const links = () => [...document.head.querySelectorAll('link')];
const fail = (link?: Element) => link?.dispatchEvent(new Event('error'));

beforeAll(retryStylesheets);
beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = `<link rel="stylesheet" href="${ADDRESS}" data-precedence="section">`;
});
afterEach(() => jest.useRealTimers());

it('a stylesheet that failed is asked for again, in its place, with growing pauses', () => {
  const [first] = links();
  fail(first);
  jest.advanceTimersByTime(1_000);
  const [second] = links();
  expect(second).not.toBe(first);
  expect(second?.outerHTML).toBe(first?.outerHTML);
  fail(second);
  jest.advanceTimersByTime(1_999);
  expect(links()).toEqual([second]);
  jest.advanceTimersByTime(1);
  expect(links()[0]).not.toBe(second);
});

describe('a stylesheet that does not answer', () => {
  /** As React adds it: a preload first, the stylesheet when that has settled. */
  async function add(
    rel: 'preload' | 'stylesheet',
    href: string,
  ): Promise<{ link: HTMLLinkElement; failed: () => boolean }> {
    const link = Object.assign(document.createElement('link'), { rel, href });
    link.setAttribute('as', 'style');
    let failed = false;
    link.addEventListener('error', () => (failed = true));
    document.head.append(link);
    // What was added is told in a microtask.
    await Promise.resolve();
    return { link, failed: () => failed };
  }

  it('has failed after 8 s, its preload included', async () => {
    const preload = await add('preload', '/silent.css');
    jest.advanceTimersByTime(7_999);
    expect(preload.failed()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(preload.failed()).toBe(true);
    const linked = await add('stylesheet', '/silent.css');
    jest.advanceTimersByTime(0);
    expect(linked.failed()).toBe(true);
  });

  it('has eight more when it is asked for again', async () => {
    const { link } = await add('stylesheet', '/slow.css');
    jest.advanceTimersByTime(8_000 + 1_000);
    const [second] = links().filter(({ href }) => href === link.href);
    const failed = jest.fn();
    second?.addEventListener('error', failed);
    await Promise.resolve();
    jest.advanceTimersByTime(7_999);
    expect(failed).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(failed).toHaveBeenCalledTimes(1);
  });

  it('fails once, however long the pause is after it', async () => {
    const { link } = await add('stylesheet', '/gone.css');
    const present = () => links().filter(({ href }) => href === link.href)[0];
    for (const pause of [1_000, 2_000, 4_000, 8_000]) {
      fail(present());
      jest.advanceTimersByTime(pause);
      await Promise.resolve();
    }
    const last = present();
    const failed = jest.fn();
    last?.addEventListener('error', failed);
    fail(last);
    jest.advanceTimersByTime(15_999);
    expect(failed).toHaveBeenCalledTimes(1);
    expect(present()).toBe(last);
    jest.advanceTimersByTime(1);
    expect(present()).not.toBe(last);
  });

  it('has its whole time on a later navigation', async () => {
    await add('preload', '/later.css');
    jest.advanceTimersByTime(60_000);
    const { failed } = await add('stylesheet', '/later.css');
    jest.advanceTimersByTime(7_999);
    expect(failed()).toBe(false);
  });

  it('has not failed when it has come', async () => {
    const { link, failed } = await add('stylesheet', '/quick.css');
    link.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(60_000);
    expect(failed()).toBe(false);
  });
});

it('other elements that fail are left alone', () => {
  document.head.innerHTML = '<link rel="preload" as="style" href="/a.css">';
  const before = links();
  fail(before[0]);
  jest.advanceTimersByTime(60_000);
  expect(links()).toEqual(before);
});

it.each([
  ['what React rejects for it is nobody’s error', () => fail(links()[0]), true],
  ['any other rejection stays one', () => undefined, false],
])('%s', (_, cause, prevented) => {
  let reason: unknown = new Error('boom');
  links()[0]?.addEventListener('error', (event) => void (reason = event));
  cause();
  const rejection = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(rejection);
  expect(rejection.defaultPrevented).toBe(prevented);
});
