import { type PlayerState, playerStore } from 'shared/shell-api';

/** The state follows the element's own events: a headset or the lock screen may have pressed pause. */
export function followElement(audio: HTMLAudioElement): void {
  const on = (type: string, change: () => Partial<PlayerState>) =>
    audio.addEventListener(type, () => {
      // Ignores events that arrive after the recording was released.
      if (audio.hasAttribute('src')) playerStore.setState(change());
    });
  on('playing', () => ({ status: 'playing' }));
  on('waiting', () => ({ status: 'loading' }));
  on('pause', () => ({ status: 'paused' }));
  on('ended', () => ({ status: 'paused' }));
  on('error', () => ({ status: 'failed' }));
  on('timeupdate', () => ({ position: Math.floor(audio.currentTime) }));
  // Until the next file's head is there, the length is unknown again.
  on('durationchange', () => (Number.isFinite(audio.duration) ? { duration: audio.duration } : {}));
}

/** A refusal is not a failure: the visitor presses play again. Failures arrive as the element's 'error'. */
export function startElement(audio: HTMLAudioElement): void {
  playerStore.setState({ status: 'loading' });
  audio.play().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotAllowedError') playerStore.setState({ status: 'paused' });
  });
}
