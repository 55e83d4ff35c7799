import { useSettings } from 'shared/shell-api';
import { VisuallyHidden } from 'shared/ui/visually-hidden';
import { linkClass } from 'shared/ui/link';
import styles from './contact-data.module.css';

/** The other ways to reach the church, as staff keep them in the site's settings. */
export function ContactData() {
  const { phone, email, address, mapsUrl } = useSettings();
  return (
    <dl className={styles.list}>
      <dt>Phone</dt>
      <dd>
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.link}>
          {phone}
        </a>
      </dd>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${email}`} className={styles.link}>
          {email}
        </a>
      </dd>
      <dt>Address</dt>
      <dd>
        {address}
        <br />
        <a href={mapsUrl} className={linkClass('out')} target="_blank" rel="noopener">
          Get directions<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </a>
      </dd>
    </dl>
  );
}
