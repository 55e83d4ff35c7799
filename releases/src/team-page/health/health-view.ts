import { html } from 'hono/html';
import { type Markup, stackingTable, timeElement } from '../markup/elements.ts';
import { percent } from '../words/release-words.ts';
import {
  failureShare,
  type HalfHour,
  type HealthOfSection,
  type ReleaseHealth,
  releaseHealths,
} from './release-health.ts';

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
  { name: 'Half hour from', look: 'short' },
  { name: 'Release', look: 'head' },
  { name: 'Visits' },
  { name: 'Failures' },
  { name: 'Failures per visit' },
  { name: 'LCP (p75)', look: 'short' },
  { name: 'Rendering (p75)', look: 'short' },
] as const;

/** Half hours with visits, latest first. */
function healthTable(section: string, releases: readonly ReleaseHealth[]): Markup {
  const rows = releases
    .flatMap(({ version, halfHours }) => halfHours.map((halfHour) => ({ version, ...halfHour })))
    .filter(({ visits }) => visits > 0)
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  return stackingTable({ name: `Health of ${section}`, columns: COLUMNS, rows: rows.map(row) });
}

function row(halfHour: HalfHour & { readonly version: string }) {
  const { at, version, visits, failures, lcpMs, renderMs } = halfHour;
  const share = percent(failureShare(halfHour) ?? 0);
  const from = timeElement(at.toISOString());
  return [from, version, visits, failures, share, milliseconds(lcpMs), milliseconds(renderMs)];
}

function milliseconds(value: number | null): string {
  return value === null ? '–' : `${Math.round(value)} ms`;
}
