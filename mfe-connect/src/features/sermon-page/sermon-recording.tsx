import type { ReactNode } from 'react';
import type { Track } from 'shared/shell-api';
import { linkClass } from 'shared/ui/link';
import { RecordingParts } from './recording-parts.tsx';
import { SermonAudio } from './sermon-audio.tsx';
import type { TranscriptLine } from './transcript-lines.ts';

interface SermonRecordingProps {
  readonly track: Track;
  readonly transcript: readonly TranscriptLine[];
}

/** A recording, its chapters and its words. */
export function SermonRecording({ track, transcript }: SermonRecordingProps): ReactNode {
  const chapters = track.chapters.map(({ start, title }) => ({ start, text: title }));
  return (
    <>
      <div>
        <SermonAudio track={track} />
        <a className={linkClass()} href={track.audio}>
          Audio file
        </a>
      </div>
      {chapters.length > 0 && <RecordingParts heading="Chapters" track={track} parts={chapters} />}
      {transcript.length > 0 && <RecordingParts heading="Transcript" track={track} parts={transcript} />}
    </>
  );
}
