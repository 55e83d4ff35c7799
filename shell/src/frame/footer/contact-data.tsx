import { useSettings } from 'shared/shell-api';
import { SettingLink } from '../setting-link.tsx';
import styles from './footer.module.css';

export function ContactData() {
  const { phone, email, address, mapsUrl } = useSettings();
  return (
    <address className={styles.contact}>
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.link}>
        {phone}
      </a>
      <a href={`mailto:${email}`} className={styles.link}>
        {email}
      </a>
      <SettingLink address={mapsUrl} className={styles.link}>
        {address}
      </SettingLink>
    </address>
  );
}
