/**
 * Rows under headings, aligned with blanks. A column that is empty in every row is left out.
 * @param rows each as long as `headings`
 */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const shown = headings.map((_, column) => column).filter((column) => rows.some((row) => row[column] !== ''));
  const lines = [headings, ...rows].map((row) => shown.map((column) => row[column] ?? ''));
  const widths = shown.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
