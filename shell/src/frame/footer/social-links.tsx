import { useSettings } from 'shared/shell-api';
import { NewTabLink } from 'shared/ui/link';
import { VisuallyHidden } from 'shared/ui/visually-hidden';
import styles from './footer.module.css';

const SHAPES = {
  Facebook:
    'M14 21v-7.5h2.7l.5-3.3H14V8.1c0-1 .5-1.8 1.9-1.8h1.5V3.4S16.1 3.2 14.9 3.2c-2.5 0-4.2 1.5-4.2 4.3v2.7H7.8v3.3h2.9V21z',
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zm4.9-3.3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  YouTube:
    'M12 5c7.5 0 8.6.2 9.3 1.7.5 1.1.7 3 .7 5.3s-.2 4.2-.7 5.3c-.7 1.5-1.8 1.7-9.3 1.7s-8.6-.2-9.3-1.7C2.2 16.2 2 14.3 2 12s.2-4.2.7-5.3C3.4 5.2 4.5 5 12 5zm-2 4v6l5.2-3z',
} as const;

export function SocialLinks() {
  const { facebookUrl, instagramUrl, youtubeUrl } = useSettings();
  const networks = [
    ['Facebook', facebookUrl],
    ['Instagram', instagramUrl],
    ['YouTube', youtubeUrl],
  ] as const;
  return (
    <ul aria-label="Social networks" className={styles.social}>
      {networks.map(
        ([network, address]) =>
          address && (
            <li key={network}>
              <NewTabLink href={address} className={styles.network}>
                <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
                  <path fillRule="evenodd" d={SHAPES[network]} />
                </svg>
                <VisuallyHidden>{network}</VisuallyHidden>
              </NewTabLink>
            </li>
          ),
      )}
    </ul>
  );
}
