import type { Right } from '../rights/right';

/** One step of a task. What the panel calls by these words stands between ** in it. */
export interface Step {
  words: string;
  picture?: {
    /** An address of the panel's own. */
    src: string;
    /** What it shows, for people who do not see it. */
    text: string;
  };
}

/** Something that editors do, in plain words. */
export interface Task {
  title: string;
  /** Who has not got it does not read of it. */
  right?: Right;
  steps: readonly Step[];
}
