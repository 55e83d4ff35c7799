import type { Page } from '@playwright/test';

const PLAYER = 'https://www.youtube.com/s/player/0123abcd/www-widgetapi.vflset/www-widgetapi.js';

/**
 * Answers for YouTube with its two scripts, which have the documented interface
 * (https://developers.google.com/youtube/iframe_api_reference), and an empty frame. A minute of video takes a second.
 * Where the page sought to stands at the frame, as `data-sought`.
 * @returns the addresses that were asked for
 */
export async function imitateYouTube(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/[^/]*(youtube|ytimg|google)[^/]*\//, async (route) => {
    const address = route.request().url();
    asked.push(address);
    if (address === 'https://www.youtube.com/iframe_api') return route.fulfill(script(loadPlayer, PLAYER));
    if (address === PLAYER) return route.fulfill(script(providePlayer));
    await route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' });
  });
  return asked;
}

function script(run: (address: string) => void, address = '') {
  return { contentType: 'text/javascript', body: `(${run.toString()})(${JSON.stringify(address)})` };
}

interface YouTubeWindow {
  YT?: object;
  onYouTubeIframeAPIReady?: () => void;
  readonly trustedTypes?: {
    createPolicy(name: string, rules: object): { createScriptURL(address: string): string };
  };
}

/** Runs in the page, as `iframe_api` does: the address of the player goes through a policy of YouTube's own. */
function loadPlayer(address: string): void {
  const { trustedTypes } = window as unknown as YouTubeWindow;
  const policy = trustedTypes?.createPolicy('youtube-widget-api', { createScriptURL: (url: string) => url });
  const script = document.createElement('script');
  script.src = policy?.createScriptURL(address) ?? address;
  document.head.append(script);
}

/** Runs in the page, as `www-widgetapi.js` does. It is sent as text, so it cannot call functions of this file. */
// oxlint-disable-next-line max-lines-per-function -- its source text is one script
function providePlayer(): void {
  const PlayerState = { ENDED: 0, PLAYING: 1, PAUSED: 2, BUFFERING: 3 };
  const SECONDS_A_SECOND = 60;

  function Player(frame: HTMLIFrameElement, { events }: { readonly events: { onReady(): void } }) {
    const listeners: ((event: { readonly data: number }) => void)[] = [];
    let [state, seconds, since] = [-1, 0, 0];
    const getCurrentTime = () =>
      state === PlayerState.PLAYING ? seconds + ((performance.now() - since) / 1_000) * SECONDS_A_SECOND : seconds;
    const setClock = (place: number) => void ([seconds, since] = [place, performance.now()]);
    const become = (next: number) => {
      setClock(getCurrentTime());
      state = next;
      for (const listener of listeners) listener({ data: next });
    };
    frame.addEventListener('load', () => events.onReady(), { once: true });
    return {
      addEventListener: (name: string, listener: (event: { readonly data: number }) => void) =>
        void (name === 'onStateChange' && listeners.push(listener)),
      playVideo: () => [PlayerState.BUFFERING, PlayerState.PLAYING].forEach(become),
      pauseVideo: () => become(PlayerState.PAUSED),
      seekTo: (place: number) => {
        frame.dataset['sought'] = String(place);
        setClock(place);
      },
      getCurrentTime,
      getPlayerState: () => state,
      getDuration: () => 1_800,
      getVideoLoadedFraction: () => 0.5,
      getVolume: () => 100,
      getPlaybackRate: () => 1,
      getOption: () => undefined,
      setVolume: () => undefined,
      setPlaybackRate: () => undefined,
      destroy: () => frame.remove(),
    };
  }

  const page = window as unknown as YouTubeWindow;
  page.YT = { Player, PlayerState };
  page.onYouTubeIframeAPIReady?.();
}
