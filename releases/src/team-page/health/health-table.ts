import { html } from 'hono/html';
import { type Markup, scrollingTable, timeElement } from '../markup/elements.ts';
import { percent } from '../words/release-words.ts';
import type { HalfHour } from './half-hours.ts';
import { failureShare, type ReleaseHealth } from './release-health.ts';

const COLUMNS = [
  'Half hour from',
  'Release',
  'Visits',
  'Failures',
  'Failures per visit',
  'LCP (p75)',
  'Rendering (p75)',
];

/** Half hours with visits, latest first. */
export function healthTable(section: string, releases: readonly ReleaseHealth[]): Markup {
  const rows = releases
    .flatMap(({ version, halfHours }) => halfHours.map((halfHour) => ({ version, ...halfHour })))
    .filter(({ visits }) => visits > 0)
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  return scrollingTable({ name: `Health of ${section}`, columns: COLUMNS, rows: rows.map(row) });
}

function row(halfHour: HalfHour & { readonly version: string }): Markup {
  const { at, version, visits, failures, lcpMs, renderMs } = halfHour;
  return html`<tr>
    <td class="short">${timeElement(at.toISOString())}</td>
    <th scope="row">${version}</th>
    <td>${visits}</td>
    <td>${failures}</td>
    <td>${percent(failureShare(halfHour) ?? 0)}</td>
    <td class="short">${milliseconds(lcpMs)}</td>
    <td class="short">${milliseconds(renderMs)}</td>
  </tr>`;
}

function milliseconds(value: number | null): string {
  return value === null ? '–' : `${Math.round(value)} ms`;
}
