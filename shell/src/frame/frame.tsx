import { type ReactNode, useRef } from 'react';
import { TitleBar } from 'shared/ui/title-bar';
import { VisuallyHidden } from 'shared/ui/visually-hidden';
import { BreadcrumbTrail } from './breadcrumb-trail.tsx';
import { Footer } from './footer/footer.tsx';
import styles from './frame.module.css';
import { Header } from './header/header.tsx';
import { PreviewBanner } from './preview-banner.tsx';
import { useRouteChange } from './use-route-change.ts';

interface FrameProps {
  /** The page's `h1` in the title bar; null on the home page, which has its own. */
  readonly heading: string | null;
  /** The page's name in the breadcrumb; null where its path says it. */
  readonly crumb: string | null;
  /** The page fills the window. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

/** Skip link, header, title bar and footer around every page that does not fill the window. */
export function Frame({ heading, crumb, bare = false, children }: FrameProps) {
  const main = useRef<HTMLElement>(null);
  const announcement = useRouteChange(main, heading ?? 'Home');
  return (
    <div className={styles.frame}>
      {bare ? null : (
        <a href="#main" className={styles.skip}>
          Skip to main content
        </a>
      )}
      <PreviewBanner />
      {bare ? null : <Header />}
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {heading === null ? null : (
          <TitleBar heading={heading}>
            <BreadcrumbTrail page={crumb} />
          </TitleBar>
        )}
        {children}
      </main>
      {bare ? null : <Footer />}
      <VisuallyHidden>
        <span aria-live="polite" aria-atomic="true">
          {announcement}
        </span>
      </VisuallyHidden>
    </div>
  );
}
