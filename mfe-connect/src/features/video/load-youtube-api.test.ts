import { loadYouTubeApi } from './load-youtube-api.ts';

function script(): HTMLScriptElement | null {
  return document.querySelector('script[src="https://www.youtube.com/iframe_api"]');
}

afterEach(() => {
  script()?.remove();
  delete window.YT;
  jest.useRealTimers();
});

test('it is there when the script says that it is ready, not before', async () => {
  const settled = jest.fn();
  const loading = loadYouTubeApi().then(settled);
  script()?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  window.onYouTubeIframeAPIReady?.();
  await loading;
  expect(settled).toHaveBeenCalledWith(true);
});

test('a second video does not fetch it again', async () => {
  window.YT = { Player: class {} };
  await expect(loadYouTubeApi()).resolves.toBe(true);
  expect(script()).toBeNull();
});

test('a script that is refused is an answer, and leaves nothing behind', async () => {
  const loading = loadYouTubeApi();
  script()?.dispatchEvent(new Event('error'));
  await expect(loading).resolves.toBe(false);
  expect(script()).toBeNull();
});

test('a script that never comes is given up', async () => {
  jest.useFakeTimers();
  const loading = loadYouTubeApi();
  jest.advanceTimersByTime(4_000);
  await expect(loading).resolves.toBe(false);
});
