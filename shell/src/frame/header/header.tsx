import { useSettings } from 'shared/shell-api';
import { Container } from 'shared/ui/container';
import { NewTabLink } from 'shared/ui/link';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { SearchLink } from './search-link.tsx';

/** The bar is light at the top of a page and dark when it is scrolled (browser/starter/mark-scrolled.ts). */
export function Header() {
  const { giveUrl } = useSettings();
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <Logo />
        <MainNavigation />
        <SearchLink />
        {giveUrl && (
          <NewTabLink href={giveUrl} className={styles.give}>
            Give
          </NewTabLink>
        )}
      </Container>
    </header>
  );
}
