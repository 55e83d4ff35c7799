import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';

/** The list of licences. */
export const LICENCES_FILE = join(ROOT, 'docs', 'licences.md');
