import { html } from 'hono/html';
import { releaseName } from 'shared/contract';
import type { AuditEntry } from '../../store/audit/audit-log.ts';
import { type Markup, stackingTable, timeElement } from '../markup/elements.ts';

export interface AuditViewOptions {
  /** The latest first. */
  readonly entries: readonly AuditEntry[];
  readonly sections: readonly string[];
  /** Shows entries of this section only; undefined for all. */
  readonly filter: string | undefined;
  /** Where the page with the entries before these begins. Undefined when there are none. */
  readonly next: string | undefined;
  /** Whether no entry came after these. */
  readonly isLatest: boolean;
}

const COLUMNS = [
  { name: 'When', look: 'short' },
  { name: 'Who', look: 'short' },
  { name: 'What' },
  { name: 'Before', look: 'shares' },
  { name: 'After', look: 'shares' },
  { name: 'Why', look: 'words' },
] as const;

/** A page of actions on releases, with the refused ones. */
export function auditView({ entries, sections, filter, next, isLatest }: AuditViewOptions): Markup {
  const rows = entries.map(row);
  return html`<section class="card" aria-labelledby="audit">
    <h2 id="audit">Audit log</h2>
    <nav aria-label="Audit log by section">
      <ul class="filter">
        ${filterLink('All', addressOf({}), filter === undefined)}
        ${sections.map((section) => filterLink(section, addressOf({ section }), filter === section))}
      </ul>
    </nav>
    ${rows.length > 0 ? stackingTable({ name: 'Entries of the audit log', columns: COLUMNS, rows }) : html`<p>Nothing yet.</p>`}
    ${!isLatest && html`<p><a href="${addressOf({ section: filter })}">Latest entries</a></p>`}
    ${next !== undefined && html`<p><a href="${addressOf({ section: filter, before: next })}">Older entries</a></p>`}
  </section>`;
}

function addressOf(query: { readonly section?: string | undefined; readonly before?: string }): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given as [string, string][]).toString();
  return `/_/${search === '' ? '' : `?${search}`}#audit`;
}

function filterLink(text: string, href: string, current: boolean): Markup {
  return current
    ? html`<li><a href="${href}" aria-current="true">${text}</a></li>`
    : html`<li><a href="${href}">${text}</a></li>`;
}

function row(entry: AuditEntry) {
  const { at, who, outcome, from = '', to = '', note = '' } = entry;
  const refused = outcome === 'refused' && html`<strong>refused:</strong> `;
  return [timeElement(at), who, html`${refused}${what(entry)}`, unbroken(from), unbroken(to), note];
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
