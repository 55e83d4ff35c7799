import { useSyncExternalStore } from 'react';
import { useLocation } from 'shared/router';
import { chosenSlug } from './chosen-slug.ts';

const never = () => () => undefined;

/**
 * The directorate to show; null on the server and until the page is alive: an address's `#media` never reaches a server,
 * so the stylesheet decides until then (`:target`).
 */
export function useChosenSlug(): string | null {
  const place = useLocation();
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isAlive ? chosenSlug(place) : null;
}
