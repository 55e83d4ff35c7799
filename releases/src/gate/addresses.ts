import type { RouteDefinition, SectionRelease } from 'shared/contract';
import type { Candidate } from './candidate.ts';
import { entriesOf, type Recording } from './recorded-content.ts';

const NOT_FOUND = '/there-is-no-such-page';

/**
 * The addresses that a candidate has to draw: its pages, those of other sections whose slots it fills, and for a shell the
 * home page and the not-found page.
 */
export function addressesOf(candidate: Candidate, sections: readonly SectionRelease[], recording: Recording): string[] {
  if (candidate.kind === 'shell') return ['/', NOT_FOUND];
  const filled = new Set(candidate.release.remote.slots.map(({ slot }) => slot));
  const routes = sections.flatMap(({ remote }) =>
    remote.routes.filter(
      ({ slots }) => remote.name === candidate.release.remote.name || slots.some((slot) => filled.has(slot)),
    ),
  );
  return routes.flatMap((route) => addressesOfPage(route, recording));
}

/** A page that shows one entry of a list is drawn with each that was recorded, and without any. */
function addressesOfPage({ path, sitemap }: RouteDefinition, recording: Recording): string[] {
  const entries = sitemap ? entriesOf(recording, sitemap.collection) : [];
  return [path, ...entries.map(({ id }) => (sitemap ? `${path}?${sitemap.key}=${encodeURIComponent(id)}` : path))];
}
