import { html } from 'hono/html';
import type { FailureCause, FailureCauses } from '../../judge/failure-causes.ts';
import type { SourcePlace } from './source-place.ts';
import { type Markup, stackingTable, timeElement } from '../markup/elements.ts';

/** A cause with its place in the sources. */
interface PlacedCause extends FailureCause {
  /** `mfe-events/src/pages/events.tsx:12`, else the place in the release's own files; empty when nothing is known. */
  readonly source: string;
}

/** A section's causes for the page. */
export interface CausesOfSection {
  readonly shared: boolean;
  readonly latest: readonly PlacedCause[];
}

const SHOWN = 20;

export async function causesOf(section: string, causes: FailureCauses, place: SourcePlace): Promise<CausesOfSection> {
  const latest = (await causes.of(section)).slice(0, SHOWN);
  const placed = latest.map(async (cause) => ({ ...cause, source: (await place(cause, cause.at)) ?? cause.at }));
  return { shared: causes.shared, latest: await Promise.all(placed) };
}

const COLUMNS = [
  { name: 'Release', look: 'head' },
  { name: 'What failed', look: 'words' },
  { name: 'Where', look: 'words' },
  { name: 'How often' },
  { name: 'Last', look: 'short' },
] as const;

/** What failed in a section, where in its sources, how often and when last. */
export function causesView(section: string, { shared, latest }: CausesOfSection): Markup {
  const extent = shared ? 'on all edges of the site' : 'on this edge since it started';
  if (latest.length === 0) return html`<p class="soft">Nothing has failed ${extent}.</p>`;
  return html`<p>The latest causes, ${extent}. A browser tells the kind of an error and its place, never its words.</p>
    ${stackingTable({ name: `Causes of failures of ${section}`, columns: COLUMNS, rows: latest.map(row) })}`;
}

const REASONS = {
  load: 'its files did not load',
  data: 'its data did not load',
  render: 'it could not be drawn',
};

function row({ version, place, reason, cause, source, count, last }: PlacedCause) {
  const what = `${place === 'server' ? 'On the server' : 'In a browser'} ${REASONS[reason]}`;
  const words = html`${what}<small>${cause}</small>`;
  return [version, words, source, count, timeElement(last)];
}
