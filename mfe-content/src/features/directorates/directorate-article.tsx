import { type Ref, useId } from 'react';
import { RichBlocks } from 'shared/rich-text';
import { LazyImage } from 'shared/ui/lazy-image';
import { type Directorate, DRAWINGS, fullTitle } from './directorates.ts';
import styles from './directorate-article.module.css';

interface DirectorateArticleProps {
  readonly directorate: Directorate;
  readonly hidden: boolean;
  /** The first one when none is chosen: its picture is in the HTML. */
  readonly eager: boolean;
  readonly heading: Ref<HTMLHeadingElement> | undefined;
}

export function DirectorateArticle({ directorate, hidden, eager, heading }: DirectorateArticleProps) {
  const { slug, text } = directorate;
  const drawing = DRAWINGS[slug];
  const title = useId();
  return (
    <article id={slug} className={styles.article} aria-labelledby={title} hidden={hidden}>
      {drawing ? <LazyImage className={styles.picture} {...drawing} width={1200} height={800} eager={eager} /> : null}
      <div>
        <h2 id={title} ref={heading} tabIndex={-1} className={styles.title}>
          {fullTitle(directorate)}
        </h2>
        <div className={styles.text}>
          <RichBlocks blocks={text} />
        </div>
      </div>
    </article>
  );
}
