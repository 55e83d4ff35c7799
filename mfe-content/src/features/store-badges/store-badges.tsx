import type { ReactNode } from 'react';
import { useSettings } from 'section-kit/shell-api';
import { NewTabLink } from 'shared/ui/link';
import styles from './store-badges.module.css';

interface StoreBadge {
  readonly store: string;
  /** Empty until the app is there: the badge is shown, but is no link. */
  readonly address: string;
  readonly mark: ReactNode;
}

/** Where the app can be had, or will be. */
export function StoreBadges() {
  const { appStoreUrl, playStoreUrl } = useSettings();
  return (
    <ul className={styles.badges} aria-label="Get the app">
      <Badge
        store="App Store"
        address={appStoreUrl}
        mark={<path d="M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM11 18h2" />}
      />
      <Badge store="Google Play" address={playStoreUrl} mark={<path d="M6 4.5v15l13-7.5Z" />} />
    </ul>
  );
}

function Badge({ store, address, mark }: StoreBadge) {
  const content = (
    <>
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {mark}
      </svg>
      <span>
        <span className={styles.state}>{address ? 'Get it on' : 'Coming soon to'}</span> {store}
      </span>
    </>
  );
  return (
    <li>
      {address ? (
        <NewTabLink className={styles.badge} href={address}>
          {content}
        </NewTabLink>
      ) : (
        <span className={`${styles.badge} ${styles.waiting}`}>{content}</span>
      )}
    </li>
  );
}
