import type { ReactNode } from 'react';
import type { SermonDetails } from 'shared/content';
import { linkClass } from 'shared/ui/link';
import { trackOf } from '../../recordings/track-of.ts';
import { RecordingParts } from './recording-parts.tsx';
import { SermonAudio } from './sermon-audio.tsx';
import type { TranscriptLine } from './transcript-lines.ts';

interface SermonRecordingProps {
  readonly sermon: Omit<SermonDetails, 'transcript'>;
  readonly transcript: readonly TranscriptLine[];
}

/** A recording, its chapters and its words; of a sermon with a video alone, the words. */
export function SermonRecording({ sermon, transcript }: SermonRecordingProps): ReactNode {
  const { audio } = sermon;
  const track = audio ? trackOf({ ...sermon, audio }) : null;
  const chapters = sermon.chapters.map(({ start, title }) => ({ start, text: title }));
  return (
    <>
      {track && (
        <div>
          <SermonAudio track={track} />
          <a className={linkClass()} href={track.audio}>
            Audio file
          </a>
        </div>
      )}
      {chapters.length > 0 && <RecordingParts heading="Chapters" track={track} parts={chapters} />}
      {transcript.length > 0 && <RecordingParts heading="Transcript" track={track} parts={transcript} />}
    </>
  );
}
