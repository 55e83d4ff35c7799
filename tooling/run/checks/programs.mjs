import { join } from 'node:path';
import { ROOT } from '../../../operations/src/root.mjs';

/** Where checks keep what they found, for their next run. */
export const MEMORY = join(ROOT, 'node_modules', '.cache');

/** A program of the workspace's own packages. @param {string} name */
export const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
