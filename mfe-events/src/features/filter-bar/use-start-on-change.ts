import { type RefObject, useEffect, useRef } from 'react';
import type { Category } from '../../event/category.ts';

/**
 * For the list below the filter: who has scrolled into it and then makes another choice is brought to the start of the
 * new list, which may be shorter than where they were. A list whose start is in view stays where it is.
 */
export function useStartOnChange(chosen: Category): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    const start = list.current;
    if (start && start.getBoundingClientRect().top < 0) start.scrollIntoView({ block: 'start' });
  }, [chosen]);
  return list;
}
