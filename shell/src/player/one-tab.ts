/** Whoever starts a recording in one tab hears that one alone. A browser without channels between tabs lets both sound. */
export function pauseOtherTabs(element: HTMLAudioElement): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const tabs = new BroadcastChannel('soteria.player');
  element.addEventListener('play', () => tabs.postMessage('playing'));
  tabs.addEventListener('message', () => element.pause());
}
