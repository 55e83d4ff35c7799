import { createHash } from 'node:crypto';
import type { ReleaseTable } from '../../table/release-table.ts';

/**
 * Another text for every other state of the section's releases: a team confirms what it has seen. Not the revision of the
 * whole document, which a step of any other section changes.
 */
export function sectionState({ sections }: ReleaseTable, section: string): string {
  return createHash('sha256')
    .update(JSON.stringify(sections[section] ?? []))
    .digest('base64url');
}
