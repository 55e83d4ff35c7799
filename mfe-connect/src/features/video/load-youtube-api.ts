declare global {
  interface Window {
    /** Set by YouTube's script. */
    YT?: { readonly Player?: unknown };
    onYouTubeIframeAPIReady?: () => void;
  }
}

const ADDRESS = 'https://www.youtube.com/iframe_api';
const TIMEOUT_MS = 4_000;

/**
 * YouTube's player script, asked for only after a visitor pressed play. The player element would fetch it by itself, but
 * a script that does not come would then be a rejection that nobody can catch.
 * @returns whether it is there; a content blocker or the site's own CSP may well forbid it
 */
export function loadYouTubeApi(): Promise<boolean> {
  if (window.YT?.Player) return Promise.resolve(true);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    const giveUp = () => {
      script.remove();
      resolve(false);
    };
    const timer = setTimeout(giveUp, TIMEOUT_MS);
    window.onYouTubeIframeAPIReady = () => {
      clearTimeout(timer);
      resolve(true);
    };
    script.onerror = giveUp;
    script.src = ADDRESS;
    document.head.append(script);
  });
}
