import { scrollToPlace } from './scroll-to-place.ts';

let grow: () => void;
let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  grow = () => undefined;
  window.ResizeObserver = class {
    constructor(watch: ResizeObserverCallback) {
      grow = () => watch([], this);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => void (grow = () => undefined);
  };
  Object.assign(window, { scrollTo: jest.fn(), scrollY: 0 });
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

test('a page starts at its top, and nothing is watched', () => {
  end = scrollToPlace(document.body, 0);
  grow();
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test('a page that still loads is scrolled again as it grows', () => {
  end = scrollToPlace(document.body, 2_000);
  jest.advanceTimersByTime(1_500);
  grow();
  jest.advanceTimersByTime(1_500);
  grow();
  expect(window.scrollTo).toHaveBeenCalledTimes(3);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 2_000);
});

test('a page that moves by itself is brought back', () => {
  end = scrollToPlace(document.body, 2_000);
  Object.assign(window, { scrollY: 2_432 });
  window.dispatchEvent(new Event('scroll'));
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
  Object.assign(window, { scrollY: 2_000 });
  window.dispatchEvent(new Event('scroll'));
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
});

test('a page that has been quiet is complete', () => {
  end = scrollToPlace(document.body, 2_000);
  jest.advanceTimersByTime(2_000);
  grow();
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});

test('a page that says that it loads is not complete, however quiet', () => {
  const spinner = document.body.appendChild(document.createElement('span'));
  spinner.setAttribute('role', 'status');
  spinner.setAttribute('aria-label', 'Loading');
  end = scrollToPlace(document.body, 2_000);
  jest.advanceTimersByTime(30_000);
  grow();
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
  spinner.remove();
  jest.advanceTimersByTime(2_000);
  grow();
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
});

test('whoever scrolls or goes elsewhere meanwhile is left alone', () => {
  end = scrollToPlace(document.body, 2_000);
  window.dispatchEvent(new Event('wheel'));
  grow();
  expect(window.scrollTo).toHaveBeenCalledTimes(1);

  end = scrollToPlace(document.body, 2_000);
  end();
  grow();
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
});
