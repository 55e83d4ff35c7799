import type { ReactNode } from 'react';
import { useSettings } from 'section-kit/shell-api';
import { linkClass, NewTabLink } from 'shared/ui/link';
import styles from './contact-data.module.css';

/** The other ways to reach the church, as far as staff entered them in the site's settings. */
export function ContactData() {
  const { phone, email, address, mapsUrl } = useSettings();
  if (!phone && !email && !address && !mapsUrl) return null;
  return (
    <>
      <h3>Or reach us directly</h3>
      <dl className={styles.list}>
        {phone && (
          <Way name="Phone">
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.link}>
              {phone}
            </a>
          </Way>
        )}
        {email && (
          <Way name="Email">
            <a href={`mailto:${email}`} className={styles.link}>
              {email}
            </a>
          </Way>
        )}
        {(address || mapsUrl) && (
          <Way name={address ? 'Address' : 'The way'}>
            {address}
            {address && mapsUrl && <br />}
            {mapsUrl && (
              <NewTabLink href={mapsUrl} className={linkClass('out')}>
                Get directions
              </NewTabLink>
            )}
          </Way>
        )}
      </dl>
    </>
  );
}

function Way({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
