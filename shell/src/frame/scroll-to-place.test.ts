import { scrollToPlace } from './scroll-to-place.ts';

let grow: () => void;
let height: number;

beforeEach(() => {
  grow = () => undefined;
  height = 900;
  window.ResizeObserver = class {
    constructor(watch: ResizeObserverCallback) {
      grow = () => watch([], this);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => void (grow = () => undefined);
  };
  window.innerHeight = 800;
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  window.scrollTo = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

function growTo(pixels: number): void {
  height = pixels;
  grow();
}

test('a page that is long enough is scrolled once', () => {
  height = 5_000;
  scrollToPlace(document.body, 2_000);
  growTo(6_000);
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
  expect(window.scrollTo).toHaveBeenCalledWith(0, 2_000);
});

test('a page that still loads is scrolled as it grows, until the place is there', () => {
  scrollToPlace(document.body, 2_000);
  growTo(1_500);
  growTo(4_000);
  growTo(5_000);
  expect(window.scrollTo).toHaveBeenCalledTimes(3);
});

test('whoever scrolls or goes elsewhere meanwhile is left alone', () => {
  scrollToPlace(document.body, 2_000);
  window.dispatchEvent(new Event('wheel'));
  growTo(4_000);
  expect(window.scrollTo).toHaveBeenCalledTimes(1);

  const end = scrollToPlace(document.body, 2_000);
  end();
  growTo(4_000);
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
});
