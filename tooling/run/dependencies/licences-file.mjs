import { join } from 'node:path';
import { ROOT } from '../../../operations/src/root.mjs';

/** The list of licences. */
export const LICENCES_FILE = join(ROOT, 'docs', 'licences.md');
