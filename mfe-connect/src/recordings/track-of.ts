import { type Sermon, sermonAddress } from 'shared/content';
import type { Chapter, Track } from 'section-kit/shell-api';
import { coverOf } from '../features/sermon-list/cover-of.ts';

/** A sermon with a recording, as the player takes it. */
export interface Heard extends Omit<Sermon, 'audio' | 'date'> {
  /** Address of the audio file. */
  readonly audio: string;
  readonly chapters?: readonly Chapter[];
}

export function trackOf({ chapters = [], ...sermon }: Heard): Track {
  const { id, title, preacher, audio } = sermon;
  const { src: cover, focalPoint: coverFocalPoint } = coverOf(sermon);
  return { id, title, preacher, audio, cover, coverFocalPoint, page: sermonAddress(sermon), chapters };
}
