import { Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';

import { typedIn } from '../../church-fields/read-moment';

interface Column {
  name: string;
  attribute?: { customField?: string };
}

interface Table {
  displayedHeaders: Column[];
}

const SHORT_DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** 'Sun, Dec 6, 2026, 7:00 PM' */
function cellWords(value: unknown): string {
  const { day, clock } = typedIn(value);
  if (day === '') return '-';
  const date = new Date(`${day}T00:00:00Z`);
  return `${SHORT_DAY.format(date)}, ${clock}`;
}

const inChurchZone = (column: Column) =>
  column.attribute?.customField === 'global::church-moment'
    ? {
        ...column,
        cellFormatter: (row: Record<string, unknown>) => <Typography>{cellWords(row[column.name])}</Typography>,
      }
    : column;

/** Lists show moments by Maryland's clock, as the forms do. */
export function listInChurchZone(app: StrapiApp): void {
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', ({ displayedHeaders, ...table }: Table) => ({
    ...table,
    displayedHeaders: displayedHeaders.map(inChurchZone),
  }));
}
