import { memo, type MouseEvent, type ReactNode } from 'react';
import { partAt, player, type Track, usePlayer } from 'section-kit/shell-api';
import { clock } from '../../recordings/clock.ts';
import styles from './sermon-page.module.css';

interface Part {
  /** Seconds. */
  readonly start: number;
  readonly text: string;
}

interface RecordingPartsProps {
  readonly heading: string;
  /** Null: it is only seen, and its parts are read. */
  readonly track: Track | null;
  /** In order. */
  readonly parts: readonly Part[];
}

/** Chapters or lines of a recording. Each plays from there on; the one that is heard is marked. */
export function RecordingParts({ heading, track, parts }: RecordingPartsProps): ReactNode {
  const id = heading.toLowerCase();
  const current = usePlayer((state) => (track && state.track?.id === track.id ? partAt(parts, state.position) : -1));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ol className={styles.parts}>
        {parts.map((part, index) => (
          <li key={part.start}>
            {track ? (
              <PartLink track={track} {...part} current={index === current} />
            ) : (
              <div className={styles.part}>
                <PartWords {...part} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PartLinkProps extends Part {
  readonly track: Track;
  readonly current: boolean;
}

/** Without a script it leads into the file. Drawn anew only when it begins or ends: a transcript has hundreds. */
const PartLink = memo(function PartLink({ track, start, text, current }: PartLinkProps) {
  const playFromHere = (event: MouseEvent) => {
    event.preventDefault();
    player.play(track, start);
  };
  return (
    <a
      className={styles.part}
      href={`${track.audio}#t=${start}`}
      aria-current={current ? 'true' : undefined}
      onClick={playFromHere}
    >
      <PartWords start={start} text={text} />
    </a>
  );
});

function PartWords({ start, text }: Part): ReactNode {
  return (
    <>
      <span className={styles.time}>{clock(start)}</span> {text}
    </>
  );
}
