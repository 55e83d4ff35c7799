import { fetchStylesheetsAgain } from './stylesheets-again.ts';

const ADDRESS = '/_/assets/events/1.0.0/events.css';
const links = () => [...document.head.querySelectorAll('link')];
const fail = (link?: Element) => link?.dispatchEvent(new Event('error'));

beforeAll(fetchStylesheetsAgain);
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

it('a stylesheet that does not answer has failed after 8 s; one that came has not', async () => {
  const came = document.createElement('link');
  Object.defineProperty(came, 'sheet', { value: {} });
  const silent = document.createElement('link');
  for (const link of [came, silent]) Object.assign(link, { rel: 'stylesheet', href: ADDRESS });
  const failed: unknown[] = [];
  for (const link of [came, silent]) link.addEventListener('error', ({ target }) => failed.push(target));
  document.head.replaceChildren(came, silent);
  // What was added is told in a microtask.
  await Promise.resolve();
  jest.advanceTimersByTime(7_999);
  expect(failed).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(failed).toEqual([silent]);
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
