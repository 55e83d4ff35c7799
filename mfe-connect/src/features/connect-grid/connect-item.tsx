import type { PageItem } from 'shared/content';
import type { ReactNode } from 'react';
import { Link } from 'section-kit/router';
import { Card } from 'shared/ui/card';
import { LazyImage } from 'shared/ui/lazy-image';
import { coverClass } from 'shared/ui/link';
import { CARD_EXCERPT, excerpt } from '../../excerpt/excerpt.ts';
import becomeAMember from '../../pictures/connect-become-a-member.svg';
import catalyst from '../../pictures/connect-catalyst.svg';
import danielsMen from '../../pictures/connect-daniels-men.svg';
import kiddies from '../../pictures/connect-kiddies.svg';
import poiema from '../../pictures/connect-poiema.svg';
import prayerRequests from '../../pictures/connect-prayer-requests.svg';
import sodip from '../../pictures/connect-sodip.svg';
import styles from './connect-item.module.css';

/** By the entry's key. */
const DRAWINGS: Readonly<Record<string, string>> = {
  'daniels-men': danielsMen,
  poiema,
  kiddies,
  catalyst,
  'prayer-requests': prayerRequests,
  'become-a-member': becomeAMember,
  sodip,
};

interface ConnectItemProps {
  readonly card: PageItem;
  readonly lead: boolean;
}

/** One way to connect. The whole card takes the click; the link alone has the name and the focus. */
export function ConnectItem({ card, lead }: ConnectItemProps): ReactNode {
  const { key, title, text, link } = card;
  const drawing = DRAWINGS[key];
  return (
    <Card as="li" className={lead ? `${styles.item} ${styles.lead}` : styles.item}>
      {drawing ? (
        <LazyImage className={styles.picture} src={drawing} alt="" width={800} height={600} eager={lead} />
      ) : null}
      <div className={styles.body}>
        <h2 className={styles.title}>
          <Link className={coverClass()} to={link}>
            {title}
          </Link>
        </h2>
        <p className={styles.text}>{excerpt(text, CARD_EXCERPT)}</p>
      </div>
    </Card>
  );
}
