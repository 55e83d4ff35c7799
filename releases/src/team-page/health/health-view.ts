import { html } from 'hono/html';
import type { Markup } from '../pages/markup.ts';
import { percent } from '../words/percent.ts';
import { healthChart } from './health-chart.ts';
import { healthTable } from './health-table.ts';
import { lineLook } from './line-look.ts';
import { type HealthOfSection, type ReleaseHealth, releaseHealths } from './release-health.ts';

/** Failures per visit by release: the lines' names, the chart, and the same as a table. */
export function healthView(of: HealthOfSection): Markup {
  const releases = releaseHealths(of);
  if (releases.length === 0) return html`<p class="soft">This edge has seen no visits.</p>`;
  return html`<figure>
      <figcaption>Failures per visit: ${releases.map(legend)}</figcaption>
      ${healthChart(of.section, releases)}
    </figure>
    <details>
      <summary>Health of ${of.section} as a table</summary>
      ${healthTable(of.section, releases)}
    </details>`;
}

function legend({ version, state, visits, failures }: ReleaseHealth): Markup {
  return html`<span>
    <svg class="sample" viewBox="0 0 40 12" aria-hidden="true"><path class="${lineLook(state)}" d="M2 6H38" /></svg>
    ${version} ${state}, ${percent((failures / visits) * 100)} of ${visits.toLocaleString('en-US')}
  </span>`;
}
