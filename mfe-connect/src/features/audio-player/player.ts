import { createAudioElement } from './audio-element.ts';
import { IDLE, type PlayerState } from './player-state.ts';
import type { Recording } from './recording.ts';

/** Plays one recording at a time. */
export interface Player {
  getState(): PlayerState;
  subscribe(listener: () => void): () => void;
  /** Plays, pauses or continues; another recording takes the place of the one that plays. */
  toggle(recording: Recording): void;
  /** @param position seconds from the start */
  seek(position: number): void;
  setRate(rate: number): void;
  /** Releases the recording and its connection. */
  stop(): void;
}

export function createPlayer(createAudio: () => HTMLAudioElement = () => new Audio()): Player {
  let state = IDLE;
  const listeners = new Set<() => void>();
  const audio = createAudioElement(createAudio, update);

  function update(change: Partial<PlayerState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    toggle: (recording) => {
      const same = state.recording?.id === recording.id;
      if (same && (state.status === 'playing' || state.status === 'loading')) return audio.pause();
      // After a failure the element needs its address again.
      if (!same || state.status === 'failed') audio.load(recording, state.rate);
      audio.play();
    },
    seek: (position) => {
      if (state.duration === 0) return;
      audio.seek(Math.min(Math.max(position, 0), state.duration));
    },
    setRate: (rate) => audio.setRate(rate),
    stop: () => {
      audio.release();
      update({ ...IDLE, rate: state.rate });
    },
  };
}
