import { html } from 'hono/html';
import type { Health } from '../../judge/health-log.ts';
import { inState } from '../../table/changes/section-releases.ts';
import type { ReleaseEntry } from '../../table/release-table.ts';
import { possibleActions, type TeamAction } from '../change/team-action.ts';
import { healthView } from '../health/health-view.ts';
import type { Markup } from '../markup/elements.ts';
import { planWords, sectionWords } from '../words/release-words.ts';
import { releaseTables } from './release-tables.ts';

const BUTTONS: Readonly<Record<TeamAction, { readonly text: string; readonly look: string }>> = {
  promote: { text: 'Promote', look: '' },
  pause: { text: 'Pause', look: 'quiet' },
  resume: { text: 'Resume', look: 'quiet' },
  abort: { text: 'Abort', look: 'back' },
  rollback: { text: 'Roll back', look: 'back' },
};

/** Buttons that lead to a confirmation. */
function actionButtons(section: string, releases: readonly ReleaseEntry[]): Markup {
  const version = (inState(releases, 'candidate') ?? inState(releases, 'stable'))?.version ?? '';
  const buttons = possibleActions(releases).map((action) => {
    const { text, look } = BUTTONS[action];
    return html`<form action="/_/confirm">
      <input type="hidden" name="action" value="${action}" />
      <input type="hidden" name="section" value="${section}" />
      <input type="hidden" name="version" value="${version}" />
      <button class="${look}" aria-label="${text} ${section}@${version}">${text}</button>
    </form>`;
  });
  return html`<div class="actions">${buttons}</div>`;
}

export interface SectionView {
  readonly section: string;
  readonly releases: readonly ReleaseEntry[];
  readonly health: Health;
  readonly now: Date;
}

/** A section of the team, with buttons. */
export function ownSection(view: SectionView): Markup {
  const { section, releases } = view;
  return html`<section class="card" aria-labelledby="${section}">
    <h2 id="${section}">${section}</h2>
    <p class="state">${sectionWords(releases)}</p>
    ${rolloutText(releases)} ${actionButtons(section, releases)} ${details(view)}
  </section>`;
}

/** A section of another team, read-only and folded. */
export function otherSection(view: SectionView): Markup {
  const { section, releases } = view;
  return html`<section class="card" aria-labelledby="${section}">
    <h2 id="${section}">${section}</h2>
    <p class="state">${sectionWords(releases)} <span class="soft">Another team releases it.</span></p>
    ${rolloutText(releases)}
    <details>
      <summary>Releases and health of ${section}</summary>
      ${details(view)}
    </details>
  </section>`;
}

function rolloutText(releases: readonly ReleaseEntry[]): Markup | null {
  const candidate = inState(releases, 'candidate');
  return candidate ? html`<p>The rollout: ${planWords(candidate) || 'no further step is planned'}.</p>` : null;
}

function details({ section, releases, health, now }: SectionView): Markup {
  return html`<h3>Releases</h3>
    ${releaseTables(section, releases)}
    <h3>Health in the last 24 hours, as this edge has seen it</h3>
    ${healthView({ section, releases, health, now })}`;
}
