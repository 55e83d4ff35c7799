import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../support/site.ts';

/** One row of the matrix, as tooling/run/trials/faults/fault-matrix.mjs reads it. */
export interface Row {
  /** Its place in the table. */
  readonly index: number;
  readonly fault: string;
  readonly cells: readonly Cell[];
  /** What the requests of the small load were answered. */
  readonly statuses: readonly string[];
}

export interface Cell {
  readonly place: string;
  /** What each visitor saw, once each. */
  readonly seen: readonly string[];
  readonly shortfalls: readonly string[];
}

const FOLDER = join(ROOT, 'test-results', 'faults');

export async function writeRow(row: Row): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, `${String(row.index).padStart(2, '0')}.json`), JSON.stringify(row, null, 2));
}
