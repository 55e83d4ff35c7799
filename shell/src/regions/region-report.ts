import type { SectionFailure } from 'shared/contract';

/** Told of what a section did wrong. `error` is what was thrown, where it is at hand. */
export type RegionReport = (failure: SectionFailure, error?: unknown) => void;
