const SCRIPT = 'https://www.youtube.com/iframe_api';
const TIMEOUT_MS = 10_000;

declare global {
  interface Window {
    /** YouTube's IFrame Player API, once its scripts have run. */
    YT?: object | undefined;
    onYouTubeIframeAPIReady?: () => void;
  }
}

let loading: Promise<void> | undefined;

/**
 * Loads YouTube's IFrame Player API, once a page (https://developers.google.com/youtube/iframe_api_reference).
 * Rejects when it does not arrive. The next call tries again.
 */
export function loadYouTubeApi(): Promise<void> {
  return (loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
}

function load(): Promise<void> {
  // It may have arrived after the timeout. Then it does not announce itself again.
  if (window.YT && 'Player' in window.YT) return Promise.resolve();
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      script.remove();
      // Half of the API may be there, and the script would not load it again.
      window.YT = undefined;
      reject(new Error(`${SCRIPT} did not come.`));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    window.onYouTubeIframeAPIReady = () => {
      clearTimeout(timer);
      resolve();
    };
    script.addEventListener('error', () => {
      clearTimeout(timer);
      fail();
    });
    script.src = SCRIPT;
    document.head.append(script);
  });
}
