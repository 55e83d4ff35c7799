declare module 'webvtt-parser' {
  interface Cue {
    /** Seconds. */
    readonly startTime: number;
    readonly text: string;
  }

  /** The W3C's own parser, which has no types. */
  export class WebVTTParser {
    parse(text: string, mode: 'metadata'): { readonly cues: readonly Cue[] };
  }
}
