import { html } from 'hono/html';
import { releaseName } from 'shared/contract';
import type { Health } from '../../judge/health-log.ts';
import type { AuditEntry } from '../../store/audit/audit-log.ts';
import { inState } from '../../table/changes/section-releases.ts';
import { type ReleaseEntry, whenQuiet } from '../../table/release-table.ts';
import { possibleActions, type SectionAction } from '../change/team-action.ts';
import { causesView, type CausesOfSection } from '../health/causes-view.ts';
import { healthView } from '../health/health-view.ts';
import { askingButton, type Markup } from '../markup/elements.ts';
import { planWords, QUIET_WORDS, sectionWords, visitWords } from '../words/release-words.ts';
import { releaseTables } from './release-tables.ts';

const BUTTONS: Readonly<Record<SectionAction, { readonly text: string; readonly look: string }>> = {
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
    const fields = { action, section, version };
    return askingButton({ to: 'confirm', fields, text, subject: releaseName(section, version), look });
  });
  return html`<div class="actions">${buttons}</div>`;
}

export interface SectionView {
  readonly section: string;
  readonly releases: readonly ReleaseEntry[];
  readonly health: Health;
  /** Undefined for another team's section. */
  readonly causes: CausesOfSection | undefined;
  /** The last round of visits of the candidate; undefined without one. */
  readonly visit: AuditEntry | undefined;
  /** What pictures show, by release: `events@1.1.0`. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly now: Date;
}

/** A section of the team, with buttons. */
export function ownSection(view: SectionView): Markup {
  const { section, releases } = view;
  return html`<section class="card" aria-labelledby="${section}">
    <h2 id="${section}">${section}</h2>
    <p class="state">${sectionWords(releases)}</p>
    ${rolloutText(view)} ${actionButtons(section, releases)} ${details(view, true)}
  </section>`;
}

/** A section of another team, read-only and folded. */
export function otherSection(view: SectionView): Markup {
  const { section, releases } = view;
  return html`<section class="card" aria-labelledby="${section}">
    <h2 id="${section}">${section}</h2>
    <p class="state">${sectionWords(releases)} <span class="soft">Another team releases it.</span></p>
    ${rolloutText(view)}
    <details>
      <summary>Releases and health of ${section}</summary>
      ${details(view, false)}
    </details>
  </section>`;
}

function rolloutText({ releases, visit }: Pick<SectionView, 'releases' | 'visit'>): Markup | null {
  const candidate = inState(releases, 'candidate');
  if (!candidate) return null;
  const { plan } = candidate;
  return html`<p>The rollout: ${planWords(candidate) || 'no further step is planned'}.</p>
    ${plan && html`<p class="soft">${QUIET_WORDS[whenQuiet(plan)]}</p>`}
    ${visit && html`<p class="soft">${visitWords(visit)}</p>`}`;
}

function details({ section, releases, health, causes, pictures, now }: SectionView, isOwn: boolean): Markup {
  return html`<h3>Releases</h3>
    ${releaseTables({ section, releases, pictures, isOwn })}
    <h3>Health in the last 24 hours, as this edge has seen it</h3>
    ${healthView({ section, releases, health, now })} ${causes && html`<h3>Causes of failures</h3>`}
    ${causes && causesView(section, causes)}`;
}
