import type { Recording } from './recording.ts';

export type PlayerStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

export interface PlayerState {
  readonly recording: Recording | null;
  readonly status: PlayerStatus;
  /** Whole seconds: whoever follows the player draws once a second, not at every tick of the browser. */
  readonly position: number;
  /** Seconds; 0 until the file has told. */
  readonly duration: number;
  readonly rate: number;
}

/** Plays one recording at a time: there is one audio element, made when it is first needed. */
export interface Player {
  getState(): PlayerState;
  subscribe(listener: () => void): () => void;
  /** Plays, pauses or continues; another recording takes the place of the one that plays. */
  toggle(recording: Recording): void;
  /** @param position seconds from the start */
  seek(position: number): void;
  setRate(rate: number): void;
  /** Lets go of the recording and of its connection. */
  stop(): void;
}

export const IDLE: PlayerState = { recording: null, status: 'idle', position: 0, duration: 0, rate: 1 };

export function createPlayer(createAudio: () => HTMLAudioElement = () => new Audio()): Player {
  let state = IDLE;
  let made: HTMLAudioElement | undefined;
  const listeners = new Set<() => void>();

  function update(change: Partial<PlayerState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function audio(): HTMLAudioElement {
    made ??= follow(createAudio(), update);
    return made;
  }

  function play(): void {
    update({ status: 'loading' });
    // A refusal is not a failure: the visitor presses play again. Failures come as the element's 'error'.
    audio()
      .play()
      .catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') update({ status: 'paused' });
      });
  }

  function load(recording: Recording): void {
    const element = audio();
    element.src = recording.audio;
    element.defaultPlaybackRate = state.rate;
    element.playbackRate = state.rate;
    update({ recording, position: 0, duration: 0 });
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    toggle: (recording) => {
      const same = state.recording?.id === recording.id;
      if (same && (state.status === 'playing' || state.status === 'loading')) return audio().pause();
      // After a failure the element has to be given its address once more.
      if (!same || state.status === 'failed') load(recording);
      play();
    },
    seek: (position) => {
      if (state.duration === 0) return;
      const target = Math.min(Math.max(position, 0), state.duration);
      audio().currentTime = target;
      update({ position: Math.floor(target) });
    },
    setRate: (rate) => {
      audio().defaultPlaybackRate = rate;
      audio().playbackRate = rate;
      update({ rate });
    },
    stop: () => {
      made?.pause();
      made?.removeAttribute('src');
      made?.load();
      update({ ...IDLE, rate: state.rate });
    },
  };
}

/** The element's own events are the truth: a headset or the lock screen may have pressed pause. */
function follow(audio: HTMLAudioElement, update: (change: Partial<PlayerState>) => void): HTMLAudioElement {
  const on = (type: string, change: () => Partial<PlayerState>) =>
    audio.addEventListener(type, () => {
      // What still arrives after `stop` concerns nobody.
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
