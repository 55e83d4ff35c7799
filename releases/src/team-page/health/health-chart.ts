import { html } from 'hono/html';
import type { Markup } from '../pages/markup.ts';
import { clockTime } from '../words/clock-time.ts';
import { zoneName } from '../words/zone-name.ts';
import { percent } from '../words/percent.ts';
import { type EndLabel, endLabels } from './end-labels.ts';
import { failureShare } from './failure-share.ts';
import { lineLook } from './line-look.ts';
import { linePath } from './line-path.ts';
import type { ReleaseHealth } from './release-health.ts';
import { heightOf, PLOT, topOf } from './scale.ts';

const TOP_MARGIN = 24;
/** Of the way across, and how the text stands there. */
const TICKS = [
  { place: 0, anchor: 'start' },
  { place: 16, anchor: 'middle' },
  { place: 32, anchor: 'middle' },
] as const;

/**
 * Failures per visit over 24 hours, a line for each release. The plot is stretched to the page's width, its texts are not:
 * they keep their size on a phone.
 */
export function healthChart(section: string, releases: readonly ReleaseHealth[]): Markup {
  const top = topOf(releases.flatMap(({ halfHours }) => halfHours.flatMap((each) => failureShare(each) ?? [])));
  const [title, desc] = [`${section}-chart-title`, `${section}-chart-desc`];
  return html`<svg class="chart" role="img" aria-labelledby="${title} ${desc}">
    <title id="${title}">Failures per visit of ${section} in the last 24 hours</title>
    <desc id="${desc}">${releases.map(inWords).join(' ')}</desc>
    <svg
      y="${TOP_MARGIN}"
      width="100%"
      height="${PLOT.height}"
      viewBox="0 0 ${PLOT.width} ${PLOT.height}"
      preserveAspectRatio="none"
      overflow="visible"
    >
      ${[0, top / 2, top].map((share) => gridLine(heightOf(share, top)))}
      ${releases.map(({ state, halfHours }) => html`<path class="${lineLook(state)}" d="${linePath(halfHours, top)}" />`)}
    </svg>
    ${[top / 2, top].map((share) => html`<text x="0" y="${TOP_MARGIN + heightOf(share, top) - 4}">${percent(share)}</text>`)}
    ${timeTicks(releases)} ${endLabels(releases, top).map(endLabel)}
  </svg>`;
}

function inWords({ version, state, visits, failures }: ReleaseHealth): string {
  return `${version} (${state}): ${failures} failures in ${visits} visits, ${percent((failures / visits) * 100)}.`;
}

function gridLine(y: number): Markup {
  return html`<path class="grid" d="M0 ${y}H${PLOT.width}" />`;
}

function timeTicks(releases: readonly ReleaseHealth[]): Markup {
  const halfHours = releases[0]?.halfHours ?? [];
  const y = TOP_MARGIN + PLOT.height + 18;
  const ticks = TICKS.map(({ place, anchor }) => {
    const at = halfHours[place]?.at;
    return (
      at &&
      html`<text x="${(place / halfHours.length) * 100}%" y="${y}" text-anchor="${anchor}">${clockTime(at)}</text>`
    );
  });
  const zone = halfHours.slice(-1).map(({ at }) => zoneName(at));
  return html`${ticks}<text x="100%" y="${y}" text-anchor="end">now (${zone})</text>`;
}

function endLabel({ text, x, y }: EndLabel): Markup {
  const anchor = x > 0.25 ? 'end' : 'start';
  return html`<text class="name" x="${(x * 100).toFixed(1)}%" y="${(TOP_MARGIN + y).toFixed(1)}" text-anchor="${anchor}"
    >${text}</text
  >`;
}
