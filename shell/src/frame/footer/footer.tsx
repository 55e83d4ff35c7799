import { Link } from 'shared/router';
import { useSettings } from 'shared/shell-api';
import { BelowTheFold } from 'shared/ui/below-the-fold';
import { Container } from 'shared/ui/container';
import { ContactData } from './contact-data.tsx';
import { FooterLinks } from './footer-links.tsx';
import styles from './footer.module.css';
import { Horizon } from './horizon.tsx';
import { SocialLinks } from './social-links.tsx';

/** A constant of the specification, section 9. */
const COPYRIGHT = '© 2024 Soteria Church. All rights reserved.';

export function Footer() {
  return (
    <BelowTheFold as="footer" className={styles.footer}>
      <Horizon />
      <div className={styles.ground}>
        <Container className={styles.content}>
          <Church />
          <FooterLinks />
          <p className={styles.legal}>
            {COPYRIGHT}
            <Link to="/privacy" className={styles.link}>
              Privacy
            </Link>
          </p>
        </Container>
      </div>
    </BelowTheFold>
  );
}

/** What staff entered of the church itself. Without any of it, the links have the footer's whole width. */
function Church() {
  const { missionStatement, phone, email, address, facebookUrl, instagramUrl, youtubeUrl } = useSettings();
  const contact = Boolean(phone || email || address);
  const social = Boolean(facebookUrl || instagramUrl || youtubeUrl);
  if (!missionStatement && !contact && !social) return null;
  return (
    <div className={styles.church}>
      {missionStatement && <p className={styles.mission}>{missionStatement}</p>}
      {contact && <ContactData />}
      {social && <SocialLinks />}
    </div>
  );
}
