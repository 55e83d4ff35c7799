import { html } from 'hono/html';
import type { ReleaseEntry } from '../../table/release-table.ts';
import { type Markup, scrollingTable, timeElement } from '../markup/elements.ts';
import { percent, STATE_WORDS } from '../words/release-words.ts';

const SHOWN = 6;

/** A section's releases: served ones first, then the latest. Old ones are folded. */
export function releaseTables(section: string, releases: readonly ReleaseEntry[]): Markup {
  const sorted = [...releases].sort(servingThenLatest);
  const [present, past] = [sorted.slice(0, SHOWN), sorted.slice(SHOWN)];
  return html`${table(`Releases of ${section}`, present)}
  ${
    past.length > 0 &&
    html`<details>
      <summary>Earlier releases (${past.length})</summary>
      ${table(`Earlier releases of ${section}`, past)}
    </details>`
  }`;
}

function servingThenLatest(a: ReleaseEntry, b: ReleaseEntry): number {
  return Number(serves(b)) - Number(serves(a)) || b.since.localeCompare(a.since);
}

function serves({ state }: ReleaseEntry): boolean {
  return state === 'candidate' || state === 'stable';
}

function table(name: string, releases: readonly ReleaseEntry[]): Markup {
  return scrollingTable({ name, columns: ['Release', 'Share', 'State', 'Since'], rows: releases.map(row) });
}

function row({ version, share, state, since }: ReleaseEntry): Markup {
  return html`<tr>
    <th scope="row">${version}</th>
    <td>${shareBar(share)}</td>
    <td>${state} <small>${STATE_WORDS[state]}</small></td>
    <td class="short">${timeElement(since)}</td>
  </tr>`;
}

/** A share of visitors in percent, with a bar. It is SVG, because the policy forbids style attributes. */
function shareBar(share: number): Markup {
  return html`<span class="share">
    <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="track" width="100" height="8" />
      <rect class="fill" width="${share}" height="8" />
    </svg>
    ${percent(share)}
  </span>`;
}
