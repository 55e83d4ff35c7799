import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import { NewTabLink } from 'shared/ui/link';

interface ContentLinkProps {
  /** Already parsed by shared/content: no scheme that a browser would run. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link whose address staff wrote: another site opens in a new tab, a page of this site opens here. */
export function ContentLink({ to, className, children }: ContentLinkProps) {
  if (/^\/(?!\/)/.test(to)) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  }
  if (/^(https?:|\/\/)/i.test(to)) {
    return (
      <NewTabLink href={to} className={className}>
        {children}
      </NewTabLink>
    );
  }
  return (
    <a href={to} className={className}>
      {children}
    </a>
  );
}
