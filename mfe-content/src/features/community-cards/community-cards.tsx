import type { PageItem } from 'shared/content';
import { Link } from 'section-kit/router';
import { Card } from 'shared/ui/card';
import { Container } from 'shared/ui/container';
import { LazyImage } from 'shared/ui/lazy-image';
import { coverClass } from 'shared/ui/link';
import type { Drawing } from '../../parts/picture.ts';
import funInTheSun from '../../pictures/community-fun-in-the-sun.svg';
import outreaches from '../../pictures/community-outreaches.svg';
import vulnerablePeoples from '../../pictures/community-vulnerable-peoples.svg';
import styles from './community-cards.module.css';

/** By the entry's key. Only the first entry's target has a page; `remote.json` says that the others are coming. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  outreaches: { src: outreaches, alt: 'Volunteers packing grocery bags on a street of rowhouses' },
  'fun-in-the-sun': { src: funInTheSun, alt: 'Families with watermelon and a sprinkler under bunting' },
  'vulnerable-peoples': {
    src: vulnerablePeoples,
    alt: 'A volunteer and an older man in a wheelchair looking over the harbor',
  },
};

/** Ways in which the church is a neighbor. A card answers a click as a whole. */
export function CommunityCards({ items }: { readonly items: readonly PageItem[] }) {
  return (
    <Container className={styles.place}>
      <ul className={styles.cards}>
        {items.map((item, index) => (
          <CommunityCard key={index} item={item} isFirst={index === 0} />
        ))}
      </ul>
    </Container>
  );
}

function CommunityCard({ item, isFirst }: { readonly item: PageItem; readonly isFirst: boolean }) {
  const { key, title, text, link } = item;
  const drawing = DRAWINGS[key];
  return (
    <Card as="li" className={styles.card}>
      {drawing ? <LazyImage className={styles.picture} {...drawing} width={1200} height={800} eager={isFirst} /> : null}
      <div className={styles.text}>
        <h2 className={styles.title}>
          {link ? (
            <Link className={coverClass()} to={link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className={styles.words}>{text}</p>
      </div>
    </Card>
  );
}
