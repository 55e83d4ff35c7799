import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** A part of a recording. */
export interface Chapter {
  /** Seconds. */
  readonly start: number;
  readonly title: string;
}

/** A recording that the shell's player can play. JSON values only: it outlives a reload. */
export interface Track {
  /** The sermon's id: where a visitor stopped is remembered by it. */
  readonly id: string;
  readonly title: string;
  readonly preacher: string | null;
  /** Address of the audio file. */
  readonly audio: string;
  /** Address of the cover picture. */
  readonly cover: string;
  /** What of it stays in view where it is cut off, in percent from left and top; the middle without it. */
  readonly coverFocalPoint?: { readonly x: number; readonly y: number } | null | undefined;
  /** Path of the page about it. */
  readonly page: string;
  /** In order; empty where none are known. */
  readonly chapters: readonly Chapter[];
}

/** What the player does, for whoever draws it. */
export interface PlayerState {
  /** Null while there is nothing to play. */
  readonly track: Track | null;
  readonly status: 'idle' | 'loading' | 'playing' | 'paused' | 'failed';
  /** Whole seconds, so that parts of the page draw once a second and not at every tick. */
  readonly position: number;
  /** Seconds; 0 until the file's head has loaded. */
  readonly duration: number;
  /** Speed: 1 is as it was spoken. */
  readonly rate: number;
}

export const playerStore = createStore<PlayerState>(() => ({
  track: null,
  status: 'idle',
  position: 0,
  duration: 0,
  rate: 1,
}));

/** A part of the player's state, followed. @param select returns a primitive, or a value that keeps its identity */
export function usePlayer<Part>(select: (state: PlayerState) => Part): Part {
  return useStore(playerStore, select);
}

/** Whether it plays, or will as soon as the file arrives. */
export function isPlaying({ status }: PlayerState): boolean {
  return status === 'playing' || status === 'loading';
}

/** Index of the part (chapter, line) at a position in seconds; -1 before the first. @param parts in order */
export function partAt(parts: readonly { readonly start: number }[], position: number): number {
  return parts.filter(({ start }) => Math.floor(start) <= position).length - 1;
}

/** The page's one player. None of it fails: what becomes of a recording is in the state. */
export interface PlayerControls {
  /** Plays a track, or goes on with it. @param from seconds; else where this visitor stopped last */
  play(track: Track, from?: number): void;
  pause(): void;
  /** @param position seconds from the start */
  seek(position: number): void;
  setRate(rate: number): void;
  /** Releases the recording and its connection; nothing is left to draw. */
  stop(): void;
}

const nothing = () => undefined;
let provided: PlayerControls = { play: nothing, pause: nothing, seek: nothing, setRate: nothing, stop: nothing };

/** For the shell, at its start. */
export function providePlayer(controls: PlayerControls): void {
  provided = controls;
}

/** Plays recordings through navigations and changes of releases; `usePlayer` follows what becomes of it. */
export const player: PlayerControls = {
  play: (track, from) => provided.play(track, from),
  pause: () => provided.pause(),
  seek: (position) => provided.seek(position),
  setRate: (rate) => provided.setRate(rate),
  stop: () => provided.stop(),
};
