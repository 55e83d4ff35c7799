import type { PlayerState } from './player-state.ts';
import type { Recording } from './recording.ts';

type Update = (change: Partial<PlayerState>) => void;

/** The player's one audio element, created when it is first needed. It reports each change of its state. */
export function createAudioElement(createAudio: () => HTMLAudioElement, update: Update) {
  let created: HTMLAudioElement | undefined;
  const audio = () => (created ??= follow(createAudio(), update));

  return {
    load(recording: Recording, rate: number): void {
      const element = audio();
      element.src = recording.audio;
      element.defaultPlaybackRate = rate;
      element.playbackRate = rate;
      update({ recording, position: 0, duration: 0 });
    },
    play(): void {
      update({ status: 'loading' });
      // A refusal is not a failure: the visitor presses play again. Failures arrive as the element's 'error'.
      audio()
        .play()
        .catch((error: unknown) => {
          if (error instanceof DOMException && error.name === 'NotAllowedError') update({ status: 'paused' });
        });
    },
    pause: () => audio().pause(),
    seek(seconds: number): void {
      audio().currentTime = seconds;
      update({ position: Math.floor(seconds) });
    },
    setRate(rate: number): void {
      audio().defaultPlaybackRate = rate;
      audio().playbackRate = rate;
      update({ rate });
    },
    /** Closes the connection too. */
    release(): void {
      created?.pause();
      created?.removeAttribute('src');
      created?.load();
    },
  };
}

/** The state follows the element's own events: a headset or the lock screen may have pressed pause. */
function follow(audio: HTMLAudioElement, update: Update): HTMLAudioElement {
  const on = (type: string, change: () => Partial<PlayerState>) =>
    audio.addEventListener(type, () => {
      // Ignores events that arrive after `release`.
      if (audio.hasAttribute('src')) update(change());
    });
  audio.preload = 'none';
  on('playing', () => ({ status: 'playing' }));
  on('waiting', () => ({ status: 'loading' }));
  on('pause', () => ({ status: 'paused' }));
  on('ended', () => ({ status: 'paused' }));
  on('error', () => ({ status: 'failed' }));
  on('timeupdate', () => ({ position: Math.floor(audio.currentTime) }));
  on('durationchange', () => ({ duration: Number.isFinite(audio.duration) ? audio.duration : 0 }));
  return audio;
}
