import { render } from '@testing-library/react';
import { useResume } from './use-resume.ts';

interface Playing {
  readonly media: HTMLVideoElement;
  start(): void;
  end(): void;
  leave(): void;
}

/** A video whose clock the test turns. */
function open(src: string): Playing {
  let resume: ReturnType<typeof useResume> | undefined;
  function Host() {
    resume = useResume(src);
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- nothing is heard in it
    return <video ref={resume.media} />;
  }
  const { container, unmount } = render(<Host />);
  const media = container.querySelector('video') as HTMLVideoElement;
  let paused = true;
  Object.defineProperty(media, 'paused', { get: () => paused });
  const start = () => {
    paused = false;
    resume?.onStart();
  };
  return { media, start, end: () => resume?.onEnded(), leave: unmount };
}

/** @returns after the visitor has seen `seconds` of it */
function watch(src: string, seconds: number): Playing {
  const video = open(src);
  video.start();
  video.media.currentTime = seconds;
  jest.advanceTimersByTime(1_000);
  return video;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

test('a video goes on where it was left', () => {
  watch('/a.mp4', 754).leave();
  const again = open('/a.mp4');
  again.start();
  expect(again.media.currentTime).toBe(754);
});

test('another video starts at its beginning', () => {
  watch('/b.mp4', 754).leave();
  const other = open('/c.mp4');
  other.start();
  expect(other.media.currentTime).toBe(0);
});

test('a video that was seen to its end starts over', () => {
  const video = watch('/d.mp4', 754);
  video.end();
  video.leave();
  const again = open('/d.mp4');
  again.start();
  expect(again.media.currentTime).toBe(0);
});

test('the position is noted each second, and not sooner', () => {
  const video = open('/e.mp4');
  video.start();
  const stored = () => sessionStorage.getItem('soteria.video./e.mp4');
  video.media.currentTime = 1;
  jest.advanceTimersByTime(999);
  expect(stored()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(stored()).toBe('1');
  video.media.currentTime = 2;
  jest.advanceTimersByTime(999);
  expect(stored()).toBe('1');
  jest.advanceTimersByTime(1);
  expect(stored()).toBe('2');
});

test.each([
  [4_999, 754],
  [5_000, 0],
])('a video that starts after %d ms goes on from %d s: later it is not moved any more', (wait, seconds) => {
  watch('/f.mp4', 754).leave();
  const again = open('/f.mp4');
  jest.advanceTimersByTime(wait);
  again.start();
  expect(again.media.currentTime).toBe(seconds);
});

test('what a tab keeps may be anything', () => {
  sessionStorage.setItem('soteria.video./g.mp4', 'soon');
  const video = open('/g.mp4');
  video.start();
  expect(video.media.currentTime).toBe(0);
});

test('a browser that keeps nothing plays all the same', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(() => open('/h.mp4').start()).not.toThrow();
  jest.restoreAllMocks();
});
