import { type ReactNode, useCallback, useRef } from 'react';
import { type PlayFrom, RecordingPlace } from './recording-place.tsx';
import styles from './sermon-page.module.css';
import type { TranscriptLine } from './transcript-lines.ts';

interface SermonRecordingProps {
  readonly title: string;
  /** Address of the audio file. */
  readonly audio: string;
  readonly chapters: readonly { readonly start: number; readonly title: string }[];
  readonly transcript: readonly TranscriptLine[];
}

/** A recording with the browser's own controls, and its words. */
export function SermonRecording({ title, audio, chapters, transcript }: SermonRecordingProps): ReactNode {
  const element = useRef<HTMLAudioElement>(null);
  const playFrom = useCallback<PlayFrom>((event, start) => {
    if (!element.current) return;
    event.preventDefault();
    element.current.currentTime = start;
    void element.current.play();
  }, []);
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- the transcript stands below */}
      <audio ref={element} className={styles.audio} src={audio} controls preload="none" aria-label={title} />
      {chapters.length > 0 ? <Chapters audio={audio} chapters={chapters} playFrom={playFrom} /> : null}
      {transcript.length > 0 ? <Transcript audio={audio} transcript={transcript} playFrom={playFrom} /> : null}
    </>
  );
}

type ChaptersProps = Pick<SermonRecordingProps, 'audio' | 'chapters'> & { readonly playFrom: PlayFrom };

function Chapters({ audio, chapters, playFrom }: ChaptersProps): ReactNode {
  return (
    <section aria-labelledby="chapters">
      <h2 id="chapters" className={styles.heading}>
        Chapters
      </h2>
      <ol className={styles.chapters}>
        {chapters.map(({ start, title }) => (
          <li key={start}>
            <RecordingPlace audio={audio} start={start} playFrom={playFrom} /> {title}
          </li>
        ))}
      </ol>
    </section>
  );
}

type TranscriptProps = Pick<SermonRecordingProps, 'audio' | 'transcript'> & { readonly playFrom: PlayFrom };

function Transcript({ audio, transcript, playFrom }: TranscriptProps): ReactNode {
  return (
    <section aria-labelledby="transcript">
      <h2 id="transcript" className={styles.heading}>
        Transcript
      </h2>
      {transcript.map(({ start, text }) => (
        <p key={start} className={styles.line}>
          <RecordingPlace audio={audio} start={Math.floor(start)} playFrom={playFrom} /> <span>{text}</span>
        </p>
      ))}
    </section>
  );
}
