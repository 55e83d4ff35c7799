import { useLayoutEffect, useRef } from 'react';
import { AS_IT_IS } from '../../static/static-part.tsx';
import { useLinksIn } from '../../static/use-links-in.ts';
import { useRegionEnvironment } from '../region-environment.ts';

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
