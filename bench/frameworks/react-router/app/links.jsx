import { Link as RouterLink } from 'react-router';

export { useLocation, useNavigate, useSearchParams } from 'react-router';

/** In place of `shared/router`'s: the framework loads a page's code and data when a link is pointed at. */
export function Link({ viewTransition = true, ...link }) {
  return <RouterLink prefetch="intent" {...link} viewTransition={viewTransition} />;
}
