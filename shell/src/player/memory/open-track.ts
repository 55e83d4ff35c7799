import type { PlayerState } from 'shared/shell-api';
import * as v from 'valibot';
import { OPEN_TRACK } from './has-open-track.ts';

const Chapter = v.object({ start: v.number(), title: v.string() });
const Track = v.object({
  id: v.string(),
  title: v.string(),
  preacher: v.nullable(v.string()),
  audio: v.string(),
  cover: v.string(),
  coverFocalPoint: v.nullish(v.object({ x: v.number(), y: v.number() })),
  page: v.string(),
  chapters: v.array(Chapter),
});
const OpenTrack = v.pipe(v.string(), v.parseJson(), v.object({ track: Track, duration: v.number() }));
export type OpenTrack = v.InferOutput<typeof OpenTrack>;

/** The recording that this tab had in its player; null when there is none, or an earlier release wrote it otherwise. */
export function readOpenTrack(): OpenTrack | null {
  try {
    const read = v.safeParse(OpenTrack, sessionStorage.getItem(OPEN_TRACK));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Stores what a reload brings back. Where storage is missing, forbidden or full, a reload ends the recording. */
export function storeOpenTrack({ track, duration }: Pick<PlayerState, 'track' | 'duration'>): void {
  try {
    if (track) sessionStorage.setItem(OPEN_TRACK, JSON.stringify({ track, duration }));
    else sessionStorage.removeItem(OPEN_TRACK);
  } catch {
    return;
  }
}
