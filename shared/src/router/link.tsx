import { Link as RouterLink, type LinkProps } from 'react-router-dom';

/**
 * A link inside the site. Pages pass into each other where the browser can draw that (CSS View Transitions); a link that
 * changes its own page only says `viewTransition={false}`.
 */
export function Link({ viewTransition = true, ...link }: LinkProps) {
  return <RouterLink {...link} viewTransition={viewTransition} />;
}
