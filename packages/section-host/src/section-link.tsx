import { type ComponentProps, type ReactNode, useContext } from 'react';
import { createPath, useResolvedPath } from 'react-router-dom';
import { Link } from 'shared/router';
import { SectionPlaceContext } from './section-router.tsx';

/** What a link between pages of one document says, and one to another site cannot. */
const ROUTER_PROPS = ['to', 'replace', 'state', 'preventScrollReset', 'viewTransition', 'relative', 'reloadDocument'];

/** A link of a section: to the host's own page, or else to the site. */
export function SectionLink(link: ComponentProps<typeof Link>): ReactNode {
  const place = useContext(SectionPlaceContext);
  const address = createPath(useResolvedPath(link.to));
  if (!place || place.navigation.hrefOf(address) !== null) return <Link {...link} />;
  const plain = Object.fromEntries(Object.entries(link).filter(([name]) => !ROUTER_PROPS.includes(name)));
  return (
    <a {...plain} href={place.origin + address}>
      {link.children}
    </a>
  );
}
