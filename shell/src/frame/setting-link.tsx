import { Link } from 'shared/router';
import { NewTabLink } from 'shared/ui/link';

interface SettingLinkProps {
  /** From the site settings or a path of the site; empty: shown, but not a link and no trap. */
  readonly address: string;
  readonly className?: string | undefined;
  readonly children: string;
}

/** A link whose address staff may set: a page of the site, or a place outside it, which opens in a new tab. */
export function SettingLink({ address, className, children }: SettingLinkProps) {
  if (address === '') return <span className={className}>{children}</span>;
  if (address.startsWith('/')) {
    return (
      <Link to={address} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <NewTabLink href={address} className={className}>
      {children}
    </NewTabLink>
  );
}
