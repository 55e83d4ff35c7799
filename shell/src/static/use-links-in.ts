import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { staticLink } from './static-link.ts';

/** Makes clicks on links in an element that React does not own navigations of the app. */
export function useLinksIn(place: RefObject<HTMLElement | null>, active = true): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = place.current;
    if (!element || !active) return undefined;
    const follow = (event: MouseEvent) => {
      const link = staticLink(event);
      if (!link) return;
      event.preventDefault();
      void navigate(link.to, { state: link.state, viewTransition: true });
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [place, active, navigate]);
}
