/** What is measured of a visit: the web vitals (https://web.dev/articles/vitals), and the edge's time for the document. */
export type Measure = 'lcp' | 'inp' | 'cls' | 'render';

interface MeasureWords {
  /** A value up to here is good for everybody, however good the stable release is. */
  readonly good: number;
  readonly means: string;
}

/** Milliseconds, CLS without a unit. */
export const MEASURES: Readonly<Record<Measure, MeasureWords>> = {
  lcp: { good: 1_000, means: 'pages show their main content late' },
  inp: { good: 200, means: 'pages answer taps and keys late' },
  cls: { good: 0.1, means: 'pages jump about' },
  render: { good: 200, means: 'the edge takes long for documents' },
};
