import { Link } from 'shared/router';
import { LazyImage } from 'shared/ui/lazy-image';
import { SectionHeading } from 'shared/ui/section-heading';
import { coverClass } from 'shared/ui/link';
import styles from './directorate-cards.module.css';
import { directorateLink, DIRECTORATES } from './directorates.ts';

/** All directorates, as doors to their page. The heading takes two places of the grid, which comes out even. */
export function DirectorateCards({ headingId }: { readonly headingId: string }) {
  return (
    <div className={styles.grid}>
      <div className={styles.opening}>
        <SectionHeading id={headingId} eyebrow="Thirteen teams">
          Our directorates
        </SectionHeading>
        <p>Everything you see here on a Sunday, and much that you never see, is the work of one of these.</p>
      </div>
      {DIRECTORATES.map(({ slug, title, imgUrl }) => (
        <div key={slug} className={styles.card}>
          <LazyImage className={styles.picture} src={imgUrl} alt="" width={1200} height={800} />
          <h3 className={styles.title}>
            <Link className={coverClass()} {...directorateLink(slug)}>
              {title}
            </Link>
          </h3>
        </div>
      ))}
    </div>
  );
}
