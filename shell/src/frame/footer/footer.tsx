import { Link } from 'shared/router';
import { ServicesContext, SettingsContext, useServices, useSettings } from 'shared/shell-api';
import { BelowTheFold } from 'shared/ui/below-the-fold';
import { Container } from 'shared/ui/container';
import { StaticPart } from '../../static/static-part.tsx';
import { ContactData } from './contact-data.tsx';
import { FooterLinks } from './footer-links.tsx';
import styles from './footer.module.css';
import { ServiceTimes } from './service-times.tsx';
import { SocialLinks } from './social-links.tsx';

/** A constant of the specification, section 9, until staff write another line. */
const COPYRIGHT = '© 2024 Soteria Church. All rights reserved.';

export function Footer() {
  const [settings, services] = [useSettings(), useServices()];
  return (
    <BelowTheFold as="footer" className={styles.footer}>
      <StaticPart name="footer" inputs={[settings, services.weekly, services.next]}>
        <SettingsContext value={settings}>
          <ServicesContext value={services}>
            <FooterContent />
          </ServicesContext>
        </SettingsContext>
      </StaticPart>
    </BelowTheFold>
  );
}

function FooterContent() {
  const { copyright } = useSettings();
  return (
    <>
      <Horizon />
      <div className={styles.ground}>
        <Container className={styles.content}>
          <Church />
          <FooterLinks />
          <p className={styles.legal}>
            {copyright || COPYRIGHT}
            <Link to="/privacy" className={styles.link}>
              Privacy
            </Link>
            <Link to="/accessibility" className={styles.link}>
              Accessibility
            </Link>
          </p>
        </Container>
      </div>
    </>
  );
}

/** What staff entered about the church. Without it the links take the footer's whole width. */
function Church() {
  const { missionStatement, phone, email, address, facebookUrl, instagramUrl, youtubeUrl } = useSettings();
  const contact = Boolean(phone || email || address);
  const social = Boolean(facebookUrl || instagramUrl || youtubeUrl);
  const meets = useServices().weekly.length > 0;
  if (!missionStatement && !contact && !social && !meets) return null;
  return (
    <div className={styles.church}>
      {missionStatement && <p className={styles.mission}>{missionStatement}</p>}
      <ServiceTimes />
      {contact && <ContactData />}
      {social && <SocialLinks />}
    </div>
  );
}

/** The bay at sunrise. */
function Horizon() {
  return (
    <svg viewBox="0 0 1440 150" preserveAspectRatio="xMaxYMax slice" className={styles.horizon} aria-hidden="true">
      <circle cx="1120" cy="118" r="62" className={styles.sun} />
      <path className={styles.hills} d="M0 104c180-40 330-34 520-10s330 26 520 2 290-34 400-14v68H0z" />
      <path className={styles.shore} d="M0 128c160-22 360-24 560-8s420 18 600 0 220-14 280-8v38H0z" />
    </svg>
  );
}
