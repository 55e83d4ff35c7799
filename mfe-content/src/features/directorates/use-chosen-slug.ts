import { useLocation } from 'section-kit/router';
import { useHydrated } from 'shared/ui/hydrated';
import { chosenSlug } from './chosen-slug.ts';

/**
 * The directorate to show; null on the server and until the page is alive: an address's `#media` never reaches a server,
 * so the stylesheet decides until then (`:target`).
 */
export function useChosenSlug(slugs: readonly string[]): string | null {
  const place = useLocation();
  const hydrated = useHydrated();
  return hydrated ? chosenSlug(place, slugs) : null;
}
