import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LazyImage } from './lazy-image.tsx';

const picture = { src: '/pictures/bay.svg', alt: 'The bay at dawn', width: 640, height: 400 };

interface Watch {
  readonly options: IntersectionObserverInit | undefined;
  readonly report: (isIntersecting: boolean) => void;
}

let watches: Watch[];

beforeEach(() => {
  watches = [];
  class FakeObserver {
    readonly observe = jest.fn();
    readonly disconnect = jest.fn();
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void, options?: IntersectionObserverInit) {
      watches.push({ options, report: (isIntersecting) => act(() => notify([{ isIntersecting }])) });
    }
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const EMPTY = /^data:/;

const image = () => screen.getByRole('img', { name: 'The bay at dawn' });

test('asks for the picture when it is 100 px from the view, and not before', () => {
  render(<LazyImage {...picture} />);
  expect(watches[0]?.options).toEqual({ rootMargin: '100px' });
  watches[0]?.report(false);
  expect(image()).toHaveAttribute('src', expect.stringMatching(EMPTY));
  watches[0]?.report(true);
  expect(image()).toHaveAttribute('src', '/pictures/bay.svg');
});

test('stays a blurred placeholder until the picture has arrived', () => {
  render(<LazyImage {...picture} />);
  fireEvent.load(image());
  expect(image()).toHaveClass('waiting');
  watches[0]?.report(true);
  expect(image()).toHaveClass('waiting');
  fireEvent.load(image());
  expect(image()).toHaveClass('arrived');
});

test('a picture that does not come leaves its text', () => {
  render(<LazyImage {...picture} />);
  watches[0]?.report(true);
  fireEvent.error(image());
  expect(image()).not.toHaveClass('waiting');
});

test('a page that is printed has its pictures', () => {
  render(<LazyImage {...picture} />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(image()).toHaveAttribute('src', '/pictures/bay.svg');
});

test('loads at once where the browser cannot tell what is near', () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  render(<LazyImage {...picture} />);
  expect(image()).toHaveAttribute('src', '/pictures/bay.svg');
});

test('always has its size, also before it is there', () => {
  render(<LazyImage {...picture} />);
  expect(image()).toHaveAttribute('width', '640');
  expect(image()).toHaveAttribute('height', '400');
});

test('keeps in view what staff marked, wherever it is drawn', () => {
  const focalPoint = { x: 80, y: 10 };
  for (const moment of [{}, { eager: true }])
    expect(renderToString(<LazyImage {...picture} {...moment} focalPoint={focalPoint} />)).toContain(
      'class="image point x80 y10"',
    );
  render(<LazyImage {...picture} focalPoint={focalPoint} />);
  expect(image()).toHaveClass('point', 'x80', 'y10');
});

test('the largest picture of a page is in the HTML and comes first', () => {
  const html = renderToString(<LazyImage {...picture} eager />);
  expect(html).toContain('src="/pictures/bay.svg"');
  expect(html).toContain('fetchPriority="high"');
});

describe('a picture that the server drew', () => {
  test('has its file and leaves the moment to the browser; no style attribute is needed', () => {
    const html = renderToString(<LazyImage {...picture} />);
    expect(html).toMatch(/<img (?=[^>]*src="\/pictures\/bay\.svg")(?=[^>]*loading="lazy")/);
    expect(html).not.toContain('style=');
  });

  test('is shown as it is, before and after the page is taken over', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<LazyImage {...picture} />);
    const before = container.querySelector('img')?.outerHTML;
    expect(image()).not.toHaveClass('waiting');
    render(<LazyImage {...picture} />, { container, hydrate: true });
    expect(image().outerHTML).toBe(before);
    expect(watches).toEqual([]);
  });
});

describe('a picture in several sizes', () => {
  const sources = [
    { type: 'image/avif', srcSet: '/bay-320.avif 320w, /bay-640.avif 640w' },
    { type: 'image/webp', srcSet: '/bay-320.webp 320w, /bay-640.webp 640w' },
  ];
  const sized = <LazyImage {...picture} sources={sources} sizes="50vw" />;
  const addresses = () => [...document.querySelectorAll('source')].map((source) => source.getAttribute('srcset'));

  test('asks for none of them before it is near, and then lets the browser choose', () => {
    render(sized);
    const before = image();
    expect(addresses()).toEqual([]);
    watches[0]?.report(true);
    expect(addresses()).toEqual(sources.map(({ srcSet }) => srcSet));
    // The element stays: what waits for its arrival goes on waiting.
    expect(image()).toBe(before);
    expect(document.querySelector('source')).toHaveAttribute('sizes', '50vw');
  });

  test('comes first when it is the largest of the page, and is asked for by nothing but itself', () => {
    const html = renderToString(<LazyImage {...picture} sources={sources} sizes="50vw" eager />);
    expect(html).toContain('fetchPriority="high"');
    // A preload chooses by the window as it is then, and may load a width that the picture does not take.
    expect(html).not.toContain('preload');
    expect(html).toMatch(/<source type="image\/webp" srcSet="[^"]+640w" sizes="50vw"\/><img /);
  });

  test('has all of its files when the server drew it', () => {
    const html = renderToString(sized);
    for (const { srcSet } of sources) expect(html).toContain(`srcSet="${srcSet}" sizes="50vw"`);
    expect(html).toContain('src="/pictures/bay.svg"');
  });
});
