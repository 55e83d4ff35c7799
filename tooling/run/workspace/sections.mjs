import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../operations/src/root.mjs';

/** Folders of the sections: each `mfe-*` with a `remote.json`. */
export const SECTION_FOLDERS = readdirSync(ROOT)
  .filter((name) => name.startsWith('mfe-') && existsSync(join(ROOT, name, 'remote.json')))
  .sort();
