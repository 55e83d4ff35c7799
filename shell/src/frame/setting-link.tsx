import { Link } from 'shared/router';
import { NewTabLink } from 'shared/ui/link';

interface SettingLinkProps {
  /** An outside address, a path of the site, or empty: then the text is no link. */
  readonly address: string;
  readonly className?: string | undefined;
  readonly children: string;
}

/** A link with an address that staff set. Outside addresses open in a new tab. */
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
