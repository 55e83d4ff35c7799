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
 * Loads YouTube's IFrame Player API, once a page (https://developers.google.com/youtube/iframe_api_reference). Rejects when it
 * does not come; the next call tries again.
 */
export function loadYouTubeApi(): Promise<void> {
  return (loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
}

function load(): Promise<void> {
  // It may have come after all, when nobody waited any more: then it does not say so again.
  if (window.YT && 'Player' in window.YT) return Promise.resolve();
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      script.remove();
      // Half of it may be there: the script would take itself for loaded.
      window.YT = undefined;
      reject(new Error(`${SCRIPT} did not come.`));
    };
    const tooLate = setTimeout(fail, TIMEOUT_MS);
    window.onYouTubeIframeAPIReady = () => {
      clearTimeout(tooLate);
      resolve();
    };
    script.addEventListener('error', () => {
      clearTimeout(tooLate);
      fail();
    });
    script.src = SCRIPT;
    document.head.append(script);
  });
}
