import { html } from 'hono/html';
import type { Health } from '../../judge/health-log.ts';
import type { AuditEntry } from '../../store/audit/audit-log.ts';
import { mayRelease } from '../../store/teams/team.ts';
import type { UnservedRelease } from '../../store/unserved-releases.ts';
import type { ReleaseTable } from '../../table/release-table.ts';
import type { CausesOfSection } from '../health/causes-view.ts';
import { type Markup, message } from '../markup/elements.ts';
import { layout } from '../markup/layout.ts';
import type { Session } from '../session/sessions.ts';
import { churchTime } from '../words/church-time.ts';
import { unservedWords } from '../words/release-words.ts';
import { auditView, type AuditViewOptions } from './audit-view.ts';
import { otherSection, ownSection } from './section-view.ts';

export interface OverviewPageOptions {
  readonly session: Session;
  readonly table: ReleaseTable;
  readonly unserved: readonly UnservedRelease[];
  readonly health: Health;
  /** Of the team's own sections. */
  readonly causes: ReadonlyMap<string, CausesOfSection>;
  /** The last round of visits of each candidate, by section. */
  readonly visits: Readonly<Record<string, AuditEntry | undefined>>;
  /** What pictures show, by release: `events@1.1.0`. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Cards of other parts of the site. */
  readonly cards: readonly Markup[];
  readonly audit: Omit<AuditViewOptions, 'sections'>;
  /** The outcome of the last form; undefined without one. */
  readonly flash: string | undefined;
  readonly now: Date;
}

/** All sections with the team's own first, cards of other parts, and the audit log. */
export function overviewPage(page: OverviewPageOptions): Markup {
  const { session, table, unserved, health, causes, visits, pictures, cards, audit, flash, now } = page;
  const sections = Object.keys(table.sections).sort();
  const isOwn = (section: string) => mayRelease(session.identity, section);
  const view = (section: string) => ({
    section,
    releases: table.sections[section] ?? [],
    health,
    causes: causes.get(section),
    visit: visits[section],
    pictures,
    now,
  });
  const main = html`<h1>Releases</h1>
    ${flash !== undefined && message(flash, 'done')}
    <p class="soft">As of ${churchTime(now)}. <a href="/_/">Look again</a></p>
    ${unserved.map((release) => message(unservedWords(release), 'refused'))}
    ${sections.length === 0 && html`<p>No section has a release yet. Publish one with the release tool.</p>`}
    ${sections.filter(isOwn).map((section) => ownSection(view(section)))}
    ${sections.filter((section) => !isOwn(section)).map((section) => otherSection(view(section)))} ${cards}
    ${auditView({ ...audit, sections })}`;
  return layout({ title: flash ?? 'Releases', session, main });
}
