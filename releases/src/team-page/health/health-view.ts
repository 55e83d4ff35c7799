import { html } from 'hono/html';
import { type Markup, scrollingTable, timeElement } from '../markup/elements.ts';
import { percent } from '../words/release-words.ts';
import type { HalfHour } from './half-hours.ts';
import { failureShare, type HealthOfSection, type ReleaseHealth, releaseHealths } from './release-health.ts';

/** Failures per visit in the last 24 hours, by release and half hour. */
export function healthView(of: HealthOfSection): Markup {
  const releases = releaseHealths(of);
  if (releases.length === 0) return html`<p class="soft">This edge has seen no visits.</p>`;
  return html`<p>Failures per visit in the last 24 hours:</p>
    <ul>
      ${releases.map(summary)}
    </ul>
    <details>
      <summary>Health of ${of.section} by half hour</summary>
      ${healthTable(of.section, releases)}
    </details>`;
}

function summary(health: ReleaseHealth): Markup {
  const { version, state, visits } = health;
  const share = percent(failureShare(health) ?? 0);
  return html`<li>${version} ${state}: ${share} of ${visits.toLocaleString('en-US')}</li>`;
}

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
function healthTable(section: string, releases: readonly ReleaseHealth[]): Markup {
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
