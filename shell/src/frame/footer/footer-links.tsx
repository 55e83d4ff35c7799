import { useId } from 'react';
import { useSettings } from 'shared/shell-api';
import { SettingLink } from '../setting-link.tsx';
import { type FooterGroup, footerGroups } from './footer-groups.ts';
import styles from './footer.module.css';

export function FooterLinks() {
  return (
    <nav aria-label="Footer" className={styles.groups}>
      {footerGroups(useSettings()).map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </nav>
  );
}

function Group({ title, links }: FooterGroup) {
  const id = useId();
  return (
    <section>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul aria-labelledby={id} className={styles.links}>
        {links.map(({ label, address }) => (
          <li key={label}>
            <SettingLink address={address} className={address ? styles.link : styles.empty}>
              {label}
            </SettingLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
