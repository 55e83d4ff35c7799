import { type Ref, useId } from 'react';
import { LazyImage } from 'shared/ui/lazy-image';
import { DESCRIPTIONS } from './descriptions.ts';
import { type Directorate, fullTitle } from './directorates.ts';
import styles from './directorate-article.module.css';

interface DirectorateArticleProps {
  readonly directorate: Directorate;
  readonly hidden: boolean;
  /** The first one when none is chosen: its picture is in the HTML. */
  readonly eager: boolean;
  readonly heading: Ref<HTMLHeadingElement> | undefined;
}

export function DirectorateArticle({ directorate, hidden, eager, heading }: DirectorateArticleProps) {
  const { slug, imgUrl, alt } = directorate;
  const title = useId();
  return (
    <article id={slug} className={styles.article} aria-labelledby={title} hidden={hidden}>
      <LazyImage className={styles.picture} src={imgUrl} alt={alt} width={1200} height={800} eager={eager} />
      <div>
        <h2 id={title} ref={heading} tabIndex={-1} className={styles.title}>
          {fullTitle(directorate)}
        </h2>
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: DESCRIPTIONS[slug] ?? '' }} />
      </div>
    </article>
  );
}
