import { html } from 'hono/html';
import { releaseName } from 'shared/contract';
import type { ReleaseEntry } from '../../table/release-table.ts';
import { mayRollOut } from '../change/team-action.ts';
import { askingButton, type Markup, stackingTable, timeElement } from '../markup/elements.ts';
import { percent, STATE_WORDS } from '../words/release-words.ts';

const SHOWN = 6;

export interface ReleaseTablesOptions {
  readonly section: string;
  readonly releases: readonly ReleaseEntry[];
  /** What pictures show, by release: `events@1.1.0`. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Whether the team releases the section: its releases have buttons. */
  readonly isOwn: boolean;
}

/** A section's releases: served ones first, then the latest. Old ones are folded. */
export function releaseTables(options: ReleaseTablesOptions): Markup {
  const { section } = options;
  const sorted = [...options.releases].sort(servingThenLatest);
  const [present, past] = [sorted.slice(0, SHOWN), sorted.slice(SHOWN)];
  return html`${table(`Releases of ${section}`, present, options)}
  ${
    past.length > 0 &&
    html`<details>
      <summary>Earlier releases (${past.length})</summary>
      ${table(`Earlier releases of ${section}`, past, options)}
    </details>`
  }`;
}

function servingThenLatest(a: ReleaseEntry, b: ReleaseEntry): number {
  return Number(serves(b)) - Number(serves(a)) || b.since.localeCompare(a.since);
}

function serves({ state }: ReleaseEntry): boolean {
  return state === 'candidate' || state === 'stable';
}

const COLUMNS = [
  { name: 'Release', look: 'head' },
  { name: 'Share' },
  { name: 'State' },
  { name: 'Since', look: 'short' },
] as const;

function table(name: string, shown: readonly ReleaseEntry[], options: ReleaseTablesOptions): Markup {
  const hasButtons = options.isOwn && shown.some(({ state }) => state !== 'stable');
  const columns = [...COLUMNS, ...(hasButtons ? [{ name: 'What you can do' }] : [])];
  return stackingTable({ name, columns, rows: shown.map((release) => row(release, options)) });
}

function row(release: ReleaseEntry, options: ReleaseTablesOptions) {
  const { version, share, state, since } = release;
  const words = html`${state} <small>${STATE_WORDS[state]}</small>`;
  return [version, shareBar(share), words, timeElement(since), options.isOwn ? buttons(release, options) : ''];
}

/** The buttons of a release that is not everybody's. */
function buttons(release: ReleaseEntry, { section, releases, pictures }: ReleaseTablesOptions): Markup | string {
  const { version, state } = release;
  if (state === 'stable') return '';
  const about = { fields: { section, version }, subject: releaseName(section, version), look: 'quiet' };
  const found = pictures.get(about.subject);
  const text = state === 'candidate' ? 'Change the steps' : 'Start a rollout';
  return html`<div class="actions">
      ${mayRollOut(release, releases) && askingButton({ ...about, to: 'rollout', text, subject: `of ${about.subject}` })}
      ${askingButton({ ...about, to: 'preview', text: 'Preview' })}
      ${askingButton({ ...about, to: 'pictures', text: 'Pictures', subject: `of ${about.subject}` })}
    </div>
    ${found !== undefined && html`<small>${found}</small>`}`;
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
