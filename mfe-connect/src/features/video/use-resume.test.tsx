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
    // Nothing is heard in it.
    // eslint-disable-next-line jsx-a11y/media-has-caption
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
afterEach(() => jest.useRealTimers());

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

test('a video that starts too late is not moved any more', () => {
  watch('/e.mp4', 754).leave();
  const again = open('/e.mp4');
  jest.advanceTimersByTime(5_000);
  again.start();
  expect(again.media.currentTime).toBe(0);
});
