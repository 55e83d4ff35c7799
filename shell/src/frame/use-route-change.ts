import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollToPlace } from './scroll-to-place.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

/**
 * Does on a navigation what browsers do for a new document: scrolls to the top, to the `#target` or to the remembered place,
 * moves the focus into the page, and announces its title. Does nothing on the first load.
 * @returns the text of the live region
 */
export function useRouteChange(main: RefObject<HTMLElement | null>, title: string): string {
  const { pathname, hash, key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const memory = useScrollMemory(key);
  const shown = useRef(pathname);
  const [announcement, announce] = useState('');

  useLayoutEffect(() => {
    if (shown.current === pathname || !main.current) return;
    shown.current = pathname;
    main.current.focus({ preventScroll: true });
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const remembered = isBack ? memory.get(key) : undefined;
    if (!target || remembered !== undefined) return scrollToPlace(main.current, remembered ?? 0);
    target.scrollIntoView();
    return undefined;
  }, [pathname, hash, key, isBack, main, memory]);

  const announced = useRef(pathname);
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    announce(title);
  }, [pathname, title]);
  return announcement;
}
