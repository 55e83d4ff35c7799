import { useSettings } from 'shared/shell-api';
import { Container } from 'shared/ui/container';
import { SettingLink } from '../setting-link.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { useScrolled } from './use-scrolled.ts';

/** The bar: light at the top of a page, dark once it is scrolled (specification, section 2). */
export function Header() {
  const { giveUrl } = useSettings();
  const scrolled = useScrolled();
  return (
    <header className={styles.header} data-scrolled={scrolled || undefined}>
      <Container className={styles.bar}>
        <Logo />
        <MainNavigation />
        <SettingLink address={giveUrl} className={styles.give}>
          Give
        </SettingLink>
      </Container>
    </header>
  );
}
