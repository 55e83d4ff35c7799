import * as v from 'valibot';

/**
 * One visitor's answer to "which release of each section": section to version, the shell among them.
 * Rendering, preload tags, the federation runtime and error attribution all follow it; nothing else decides a version.
 */
export const Lock = v.record(v.string(), v.string());
export type Lock = v.InferOutput<typeof Lock>;
