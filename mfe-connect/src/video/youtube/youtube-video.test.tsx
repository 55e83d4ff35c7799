import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import YouTubeVideoElement from 'youtube-video-element';
import { FakeYouTubePlayer } from './fake-youtube.ts';
import { Video } from '../video.tsx';
import { toVideoSource, type VideoSource } from '../video-source.ts';

const API = 'https://www.youtube.com/iframe_api';
const API_OBJECT = { Player: FakeYouTubePlayer, PlayerState: { ENDED: 0, PLAYING: 1, PAUSED: 2, BUFFERING: 3 } };
const sermon = toVideoSource('https://youtu.be/aqz-KE-bpKQ?t=1m30s') as VideoSource;

/** jsdom fetches no script: whether YouTube's comes is the test's to say. */
const script = () => document.querySelector<HTMLScriptElement>(`script[src="${API}"]`);

async function press(name: RegExp): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

async function open(source = sermon) {
  const page = render(<Video source={source} title="Light from the East" />);
  await press(/Play video/);
  if (script()) {
    window.YT = API_OBJECT;
    await act(async () => window.onYouTubeIframeAPIReady?.());
  }
  const player = await waitFor(() => FakeYouTubePlayer.latest ?? Promise.reject(new Error('no player yet')));
  await waitFor(() => expect(player.getPlayerState()).toBe(1));
  return { ...page, player };
}

beforeEach(() => {
  // jsdom has none.
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', { configurable: true, get: () => new EventTarget() });
  FakeYouTubePlayer.latest = null;
});
afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('YouTube cannot be reached: words, a link to the video, and Try again asks for its script anew', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  render(<Video source={sermon} title="Light from the East" />);
  expect(script()).toBeNull();
  await press(/Play video/);
  window.YT = { loading: 1 };
  fireEvent.error(script() as HTMLScriptElement);
  expect(await screen.findByRole('alert')).toHaveTextContent('The video could not be loaded.');
  expect(screen.getByRole('link', { name: 'Watch on YouTube in a new tab' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s',
  );
  expect(log).toHaveBeenCalledTimes(1);
  expect([script(), window.YT]).toEqual([null, undefined]);
  await press(/Try again/);
  expect(script()).not.toBeNull();
  fireEvent.error(script() as HTMLScriptElement);
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('its script does not come within ten seconds: the same, until it does', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  jest.useFakeTimers();
  render(<Video source={sermon} title="Light from the East" />);
  fireEvent.click(screen.getByRole('button'));
  await act(() => jest.advanceTimersByTimeAsync(9_999));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('alert')).toBeVisible();

  // It comes all the same, later.
  jest.useRealTimers();
  window.YT = API_OBJECT;
  await press(/Try again/);
  await waitFor(() => expect(FakeYouTubePlayer.latest).not.toBeNull());
  expect(script()).toBeNull();
});

test('it plays in a frame from the address without cookies, whose name is the video’s', async () => {
  const { player } = await open();
  const { frame } = player;
  const address = new URL(frame.src);
  expect(address.origin + address.pathname).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    start: '90',
    playsinline: '1',
    rel: '0',
    cc_load_policy: '0',
    enablejsapi: '1',
    origin: window.location.origin,
  });
  expect(frame.title).toBe('Light from the East');
  expect(frame.referrerPolicy).toBe('strict-origin-when-cross-origin');
});

test('the page writes no markup for it', async () => {
  const innerHTML = jest.spyOn(ShadowRoot.prototype, 'innerHTML', 'set');
  await open();
  expect(innerHTML).not.toHaveBeenCalled();
});

test('its position is kept each second, and the next visit goes on from there', async () => {
  const { player, unmount } = await open();
  player.seconds = 754;
  await waitFor(() => expect(Object.values({ ...sessionStorage })).toEqual(['754']));
  unmount();
  await waitFor(() => expect(player.destroyed).toBe(true));
  FakeYouTubePlayer.latest = null;
  const again = await open();
  expect(again.player.seconds).toBe(754);
});

test('what YouTube does not let play here says so', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { player } = await open();
  act(() => player.options.events.onError({ data: 150 }));
  expect(await screen.findByRole('alert')).toHaveTextContent('does not let it play here');
});

test('the engine is react-player’s', async () => {
  await open();
  expect(document.querySelector('youtube-video')).toBeInstanceOf(YouTubeVideoElement);
});
