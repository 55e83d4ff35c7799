import { html } from 'hono/html';
import { releaseName } from 'shared/contract';
import type { AuditEntry } from '../../store/audit/audit-log.ts';
import { type Markup, scrollingTable, timeElement } from '../markup/elements.ts';

export interface AuditViewOptions {
  /** Oldest first. */
  readonly entries: readonly AuditEntry[];
  readonly sections: readonly string[];
  /** Shows entries of this section only; undefined for all. */
  readonly filter: string | undefined;
}

const SHOWN = 50;
const COLUMNS = ['When', 'Who', 'What', 'Before', 'After', 'Why'];

/** The latest actions on releases, with the refused ones. */
export function auditView({ entries, sections, filter }: AuditViewOptions): Markup {
  const matching = entries.filter(({ section }) => filter === undefined || section === filter);
  const rows = matching.slice(-SHOWN).reverse().map(row);
  return html`<section class="card" aria-labelledby="audit">
    <h2 id="audit">Audit log</h2>
    <nav aria-label="Audit log by section">
      <ul class="filter">
        ${filterLink('All', '/_/#audit', filter === undefined)}
        ${sections.map((section) => filterLink(section, `/_/?section=${section}#audit`, filter === section))}
      </ul>
    </nav>
    ${rows.length > 0 ? scrollingTable({ name: 'Entries of the audit log', columns: COLUMNS, rows }) : html`<p>Nothing yet.</p>`}
    ${matching.length > SHOWN && html`<p class="soft">The latest ${SHOWN} of ${matching.length} entries.</p>`}
  </section>`;
}

function filterLink(text: string, href: string, current: boolean): Markup {
  return current
    ? html`<li><a href="${href}" aria-current="true">${text}</a></li>`
    : html`<li><a href="${href}">${text}</a></li>`;
}

function row(entry: AuditEntry): Markup {
  const { at, who, outcome, from = '', to = '', note = '' } = entry;
  return html`<tr>
    <td class="short">${timeElement(at)}</td>
    <td class="short">${who}</td>
    <td>${outcome === 'refused' && html`<strong>refused:</strong> `}${what(entry)}</td>
    <td class="shares">${unbroken(from)}</td>
    <td class="shares">${unbroken(to)}</td>
    <td class="words">${note}</td>
  </tr>`;
}

/** `promote events@1.1.0`. */
function what({ action, section, version }: AuditEntry): string {
  if (section === undefined) return action;
  return `${action} ${version === undefined ? section : releaseName(section, version)}`;
}

/** Allows line breaks between two releases only. */
function unbroken(shares: string): string {
  const releases = shares.split(', ').map((share) => share.replaceAll(' ', '\u00a0'));
  return releases.join(', ');
}
