import { useEffect, useRef } from 'react';
import { DirectorateArticle } from './directorate-article.tsx';
import styles from './directorate-articles.module.css';
import type { Directorate } from './directorates.ts';

interface DirectorateArticlesProps {
  readonly directorates: readonly Directorate[];
  /** Null until the page is alive: the address's `#target` decides then, by the stylesheet. */
  readonly chosen: string | null;
}

/** All of them in the document, one of them on the screen: an address with its slug works without JavaScript too. */
export function DirectorateArticles({ directorates, chosen }: DirectorateArticlesProps) {
  const heading = useFocusOnChange(chosen);
  const [first, ...others] = directorates;
  if (!first) return null;
  return (
    <div className={chosen === null ? styles.byTarget : undefined}>
      {/* The default comes last: a rule can reach it from whichever target comes before. */}
      {[...others, first].map((directorate) => (
        <DirectorateArticle
          key={directorate.slug}
          directorate={directorate}
          hidden={chosen !== null && directorate.slug !== chosen}
          eager={directorate === first}
          heading={directorate.slug === chosen ? heading : undefined}
        />
      ))}
    </div>
  );
}

/** Whoever chooses another one is brought to its beginning, eyes and ears. Not on arrival. */
function useFocusOnChange(chosen: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(chosen);
  useEffect(() => {
    const isArrival = shown.current === null;
    if (shown.current === chosen) return;
    shown.current = chosen;
    if (!isArrival) heading.current?.focus();
  }, [chosen]);
  return heading;
}
