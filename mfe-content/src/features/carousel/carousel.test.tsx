import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Carousel } from './carousel.tsx';
import { SLIDES } from './slides.ts';

/** How long a slide stays (specification, section 9): stated here once more, so that a change of it is noticed. */
const TWO_SECONDS = 2_000;

const carousel = <Carousel label="Life at Soteria" slides={SLIDES} />;

/** What jsdom leaves out: sizes, transitions and media queries. */
function setUpBrowser({ reducedMotion = false } = {}): void {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  window.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), { media, matches: reducedMotion }) as unknown as MediaQueryList;
}

/** With the engine there: its chunk is loaded with real time, what follows is the test's. */
async function start(options = {}): Promise<void> {
  setUpBrowser(options);
  render(carousel);
  await screen.findByRole('group', { name: 'Slide controls' });
}

function slides(): HTMLElement[] {
  return screen.getAllByRole('group', { name: /^\d of 3$/, hidden: true });
}

/** The number of the one slide that is not inert. */
function shown(): string {
  const reachable = slides().filter((slide) => !slide.hasAttribute('inert'));
  return reachable.map((slide) => slide.getAttribute('aria-label')).join(' and ');
}

/** Time passes, and the transition that it brought ends. */
function pass(milliseconds: number): void {
  act(() => jest.advanceTimersByTime(milliseconds));
  const wrapper = slides()[0]?.parentElement;
  if (wrapper) fireEvent.transitionEnd(wrapper);
}

function pageIs(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  // Swiper's first timer has to be the test's too; promises and the chunk stay real.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('rotation', () => {
  test('a slide stays for two seconds, and after the last comes the first', async () => {
    await start();
    const seen = [shown()];
    for (let turn = 0; turn < 3; turn += 1) {
      pass(TWO_SECONDS);
      seen.push(shown());
    }
    expect(seen).toEqual(['1 of 3', '2 of 3', '3 of 3', '1 of 3']);
  });

  test('not a moment sooner', async () => {
    await start();
    pass(TWO_SECONDS - 1);
    expect(shown()).toBe('1 of 3');
  });

  test('a hidden page rests, a visible one goes on', async () => {
    await start();
    act(() => pageIs('hidden'));
    pass(10 * TWO_SECONDS);
    expect(shown()).toBe('1 of 3');
    act(() => pageIs('visible'));
    pass(TWO_SECONDS);
    expect(shown()).toBe('2 of 3');
  });

  test('the pause button stops it, and starts it again', async () => {
    await start();
    await user.click(screen.getByRole('button', { name: 'Pause slides' }));
    pass(5 * TWO_SECONDS);
    expect(shown()).toBe('1 of 3');
    await user.click(screen.getByRole('button', { name: 'Play slides' }));
    pass(TWO_SECONDS);
    expect(shown()).toBe('2 of 3');
  });

  test('it stops when the keyboard comes, which meets the pause button first', async () => {
    await start();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Play slides' })).toHaveFocus();
    pass(5 * TWO_SECONDS);
    expect(shown()).toBe('1 of 3');
  });

  test('it does not go on by itself when the keyboard has left', async () => {
    await start();
    await user.tab();
    act(() => (document.activeElement as HTMLElement).blur());
    pass(5 * TWO_SECONDS);
    expect(shown()).toBe('1 of 3');
  });

  test('whoever prefers less motion finds it paused, and may start it', async () => {
    await start({ reducedMotion: true });
    pass(5 * TWO_SECONDS);
    expect(shown()).toBe('1 of 3');
    await user.click(screen.getByRole('button', { name: 'Play slides' }));
    // Without a transition nothing ends that it could wait for.
    act(() => jest.advanceTimersByTime(2 * TWO_SECONDS));
    expect(shown()).toBe('3 of 3');
  });
});

describe('controls', () => {
  test('there is one button for each slide, and the current one is marked', async () => {
    await start();
    await user.click(screen.getByRole('button', { name: 'Go to slide 3' }));
    // Swiper waits for the next frame.
    pass(20);
    expect(shown()).toBe('3 of 3');
    expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Go to slide 3');
  });

  test('the arrows go round', async () => {
    await start();
    await user.click(screen.getByRole('button', { name: 'Previous slide' }));
    expect(shown()).toBe('3 of 3');
    pass(400);
    await user.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(shown()).toBe('1 of 3');
  });

  test('so do the arrow keys', async () => {
    await start();
    fireEvent.keyDown(document, { keyCode: 39 });
    expect(shown()).toBe('2 of 3');
  });

  test('Page Down is left to the page', async () => {
    await start();
    fireEvent.keyDown(document, { keyCode: 34 });
    expect(shown()).toBe('1 of 3');
  });

  test('what the visitor turned to is announced, what turns by itself is not', async () => {
    await start();
    const announcement = screen.getByText(/^Slide 1 of 3/);
    expect(announcement).toHaveAttribute('aria-live', 'off');
    await user.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(announcement).toHaveAttribute('aria-live', 'polite');
    expect(announcement).toHaveTextContent(`Slide 2 of 3: ${SLIDES[1]?.description}`);
  });
});
