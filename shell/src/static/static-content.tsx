import { useLayoutEffect, useRef } from 'react';
import { AS_IT_IS } from 'shared/ui/live-element';
import { useLinksIn } from './use-links-in.ts';

/** The elements of the document's static page, in the browser. */
export interface StaticElements {
  /** Takes them from the document at first, and puts them back later. */
  show(place: Element): void;
}

export function createStaticElements(): StaticElements {
  let elements: readonly ChildNode[] | undefined;
  return {
    show(place) {
      if (elements) place.replaceChildren(...elements);
      else elements = [...place.childNodes];
    },
  };
}

/**
 * The server's HTML of a static page, which never hydrates: React owns its wrapper alone. Its links lead on inside the app.
 * A visitor without a connection who comes back sees the same elements again.
 */
export function StaticContent({ elements }: { readonly elements: StaticElements | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) elements?.show(place.current);
  }, [elements]);
  useLinksIn(place);
  return <div ref={place} data-static="" suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
}
