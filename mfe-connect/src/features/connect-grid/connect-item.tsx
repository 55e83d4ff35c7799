import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import { Card } from 'shared/ui/card';
import { LazyImage } from 'shared/ui/lazy-image';
import { coverClass } from 'shared/ui/link';
import { CARD_EXCERPT, excerpt } from '../../excerpt/excerpt.ts';
import type { ConnectCard } from './connect-card.ts';
import styles from './connect-item.module.css';

interface ConnectItemProps {
  readonly card: ConnectCard;
  readonly lead: boolean;
}

/** One way to connect. The whole card takes the click; the link alone has the name and the focus. */
export function ConnectItem({ card, lead }: ConnectItemProps): ReactNode {
  const { title, route, desc, imgUrl } = card;
  return (
    <Card as="li" className={lead ? `${styles.item} ${styles.lead}` : styles.item}>
      <LazyImage className={styles.picture} src={imgUrl} alt="" width={800} height={600} eager={lead} />
      <div className={styles.body}>
        <h2 className={styles.title}>
          <Link className={coverClass()} to={route}>
            {title}
          </Link>
        </h2>
        <p className={styles.text}>{excerpt(desc, CARD_EXCERPT)}</p>
      </div>
    </Card>
  );
}
