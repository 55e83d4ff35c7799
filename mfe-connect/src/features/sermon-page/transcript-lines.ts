import { WebVTTParser } from 'webvtt-parser';

/** A sentence or two of a recording. */
export interface TranscriptLine {
  /** Seconds. */
  readonly start: number;
  readonly text: string;
}

/** The spoken text of a recording, in order. What cannot be read of it is left out. @param text WebVTT */
export function transcriptLines(text: string): TranscriptLine[] {
  const { cues } = new WebVTTParser().parse(text, 'metadata');
  const lines = cues.map((cue) => ({
    start: cue.startTime,
    text: cue.text
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
  return lines.filter((line) => line.text !== '');
}
