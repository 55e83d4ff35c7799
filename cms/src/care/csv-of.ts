import { stringify } from 'csv-stringify/sync';

import { CHURCH_ZONE, wallClockIn } from '../church-clock/church-clock';
import type { EditorGuide } from '../editor-guide/editor-guide';

type Entry = Readonly<Record<string, unknown>>;

/** Spreadsheets read `2026-11-25 09:30:00` as a time. */
function churchTime(moment: unknown): string {
  const { day, time } = wallClockIn(CHURCH_ZONE, new Date(String(moment)));
  return `${day} ${time}`;
}

/**
 * Entries as a table for spreadsheets, with the labels of the form. Excel knows by the mark at its start that it is UTF-8. A cell that
 * would be read as a formula begins with an apostrophe.
 */
export function csvOf(entries: readonly Entry[], { fields }: EditorGuide): string {
  const columns = Object.entries(fields).map(([key, { label: header }]) => ({ key, header }));
  return stringify(
    entries.map((entry) => ({ ...entry, createdAt: churchTime(entry.createdAt) })),
    {
      header: true,
      columns: [{ key: 'createdAt', header: 'Received (Maryland time)' }, ...columns],
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
    },
  );
}
