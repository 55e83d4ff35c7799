import { html } from 'hono/html';
import type { Markup } from '../markup/elements.ts';
import { percent } from '../words/release-words.ts';
import { healthTable } from './health-table.ts';
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
