import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRegionEnvironment } from '../region-environment.ts';
import { staticLink } from './static-link.ts';

/** React hydrates nothing below an element with this, and leaves what is there alone. */
const AS_IT_IS = { __html: '' };

/**
 * The server's HTML of a static page, which never hydrates: React owns its wrapper alone. Its links lead on inside the app.
 * A visitor without a connection who comes back sees the same elements again.
 */
export function StaticContent() {
  const { staticHtml } = useRegionEnvironment();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) staticHtml?.show(place.current);
  }, [staticHtml]);
  useLinksIn(place);
  return <div ref={place} data-static="" suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
}

/** Makes clicks on links navigations of the app. */
function useLinksIn(place: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = place.current;
    const follow = (event: MouseEvent) => {
      const link = staticLink(event);
      if (!link) return;
      event.preventDefault();
      void navigate(link.to, { state: link.state, viewTransition: true });
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [place, navigate]);
}
