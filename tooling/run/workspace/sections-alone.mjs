import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../operations/src/root.mjs';
import { copyWorkspace } from './copy-workspace.mjs';
import { SECTION_FOLDERS } from './sections.mjs';

/** What a ministry team needs beside its section. */
const EVERYBODYS = ['shared', 'packages/section-kit', 'tooling'];
/** Always the same place, so that Jest finds what it has transformed before. */
const PLACE = join(ROOT, 'test-results', 'alone');

/**
 * Copies each section into a workspace where the other sections' and the shell's sources are not.
 * @returns {Promise<string[]>} the sections' folders there
 */
export async function sectionsAlone() {
  rmSync(PLACE, { recursive: true, force: true });
  for (const section of SECTION_FOLDERS) await copyWorkspace(join(PLACE, section), [section, ...EVERYBODYS]);
  return SECTION_FOLDERS.map((section) => join(PLACE, section, section));
}
