import type { ReactNode } from 'react';
import { useSettings } from 'shared/shell-api';
import { Container } from 'shared/ui/container';
import { NewTabLink } from 'shared/ui/link';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { SearchLink } from './search-link.tsx';
import { useScrolled } from './use-scrolled.ts';

export function Header() {
  const { giveUrl } = useSettings();
  return (
    <Bar>
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
    </Bar>
  );
}

/**
 * Light at the top of a page and dark when it is scrolled (specification, section 2). A component of its own, so that scrolling does
 * not render the menu again.
 */
function Bar({ children }: { readonly children: ReactNode }) {
  const scrolled = useScrolled();
  return (
    <header className={styles.header} data-scrolled={scrolled || undefined}>
      {children}
    </header>
  );
}
