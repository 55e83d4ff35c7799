import { Link } from 'shared/router';
import { Card } from 'shared/ui/card';
import { LazyImage } from 'shared/ui/lazy-image';
import { coverClass } from 'shared/ui/link';
import styles from './community-cards.module.css';
import { WORKS } from './works.ts';

/** Three ways in which the church is a neighbor. A card answers a click as a whole. */
export function CommunityCards() {
  return (
    <ul className={styles.cards}>
      {WORKS.map(({ title, to, text, picture, alt }, index) => (
        <Card as="li" key={to} className={styles.card}>
          <LazyImage className={styles.picture} src={picture} alt={alt} width={1200} height={800} eager={index === 0} />
          <div className={styles.text}>
            <h2 className={styles.title}>
              <Link className={coverClass()} to={to}>
                {title}
              </Link>
            </h2>
            <p className={styles.words}>{text}</p>
          </div>
        </Card>
      ))}
    </ul>
  );
}
