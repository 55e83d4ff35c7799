import type { Recording } from './recording.ts';

export type PlayerStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

export interface PlayerState {
  readonly recording: Recording | null;
  readonly status: PlayerStatus;
  /** Whole seconds, so that parts of the page draw once a second and not at every tick. */
  readonly position: number;
  /** Seconds; 0 until the file's head has loaded. */
  readonly duration: number;
  readonly rate: number;
}

export const IDLE: PlayerState = { recording: null, status: 'idle', position: 0, duration: 0, rate: 1 };
