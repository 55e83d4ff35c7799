import type { MouseEvent, ReactNode } from 'react';
import { clock } from '../../recordings/clock.ts';
import styles from './sermon-page.module.css';

/** Plays a recording from a place on. @param start in seconds */
export type PlayFrom = (event: MouseEvent, start: number) => void;

interface RecordingPlaceProps {
  /** Address of the audio file. */
  readonly audio: string;
  /** In seconds. */
  readonly start: number;
  readonly playFrom: PlayFrom;
}

/** A place in a recording: without a script a link into the file. */
export function RecordingPlace({ audio, start, playFrom }: RecordingPlaceProps): ReactNode {
  return (
    <a className={styles.place} href={`${audio}#t=${start}`} onClick={(event) => playFrom(event, start)}>
      {clock(start)}
    </a>
  );
}
