import type { ReactNode } from 'react';
import { Link } from 'shared/router';

interface ContentLinkProps {
  /** Already parsed by shared/content: no scheme that a browser would run. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A link whose address staff wrote: another site opens in a new tab and learns nothing of this one, a page of this site
 * opens here.
 */
export function ContentLink({ to, className, children }: ContentLinkProps) {
  if (/^\/(?!\/)/.test(to)) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  }
  const newTab = /^(https?:|\/\/)/i.test(to) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={to} className={className} {...newTab}>
      {children}
    </a>
  );
}
