import { useSettings } from 'shared/shell-api';
import { SettingLink } from '../setting-link.tsx';
import styles from './footer.module.css';

export function ContactData() {
  const { phone, email, address, mapsUrl } = useSettings();
  return (
    <address className={styles.contact}>
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.link}>
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={styles.link}>
          {email}
        </a>
      )}
      {address && (
        <SettingLink address={mapsUrl} className={styles.link}>
          {address}
        </SettingLink>
      )}
    </address>
  );
}
