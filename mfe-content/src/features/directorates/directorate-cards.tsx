import type { SectionPart } from 'shared/content';
import { RichBlocks } from 'shared/rich-text';
import { Link } from 'section-kit/router';
import { Container } from 'shared/ui/container';
import { LazyImage } from 'shared/ui/lazy-image';
import { SectionHeading } from 'shared/ui/section-heading';
import { coverClass } from 'shared/ui/link';
import styles from './directorate-cards.module.css';
import { type DirectorateName, directorateLink, DRAWINGS } from './directorates.ts';

interface DirectorateCardsProps {
  /** The words before them. */
  readonly part: SectionPart;
  readonly directorates: readonly DirectorateName[];
}

/** All directorates, as doors to their page. The heading takes two places of the grid, which comes out even. */
export function DirectorateCards({ part: { eyebrow, title, text }, directorates }: DirectorateCardsProps) {
  return (
    <section id="directorates" className={styles.section} aria-labelledby="directorates-heading">
      <Container>
        <div className={styles.grid}>
          <div className={styles.opening}>
            <SectionHeading id="directorates-heading" eyebrow={eyebrow}>
              {title}
            </SectionHeading>
            <RichBlocks blocks={text} />
          </div>
          {directorates.map((directorate) => (
            <DirectorateCard key={directorate.slug} {...directorate} />
          ))}
        </div>
      </Container>
    </section>
  );
}

function DirectorateCard({ slug, title }: DirectorateName) {
  const drawing = DRAWINGS[slug];
  return (
    <div className={styles.card}>
      {drawing ? <LazyImage className={styles.picture} src={drawing.src} alt="" width={1200} height={800} /> : null}
      <h3 className={styles.title}>
        <Link className={coverClass()} {...directorateLink(slug)}>
          {title}
        </Link>
      </h3>
    </div>
  );
}
