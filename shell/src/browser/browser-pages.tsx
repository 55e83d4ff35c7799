import { useLayoutEffect } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';

type Router = RouterProviderProps['router'];

interface BrowserPagesProps {
  readonly router: Router;
  /** The router's state as the document was served. */
  readonly served: Router['state'];
  /** Called at each change of the router's state, before React renders it. */
  readonly onChange: () => void;
  /** Called once the pages follow the history. */
  readonly onFollow: () => void;
}

/**
 * Renders the pages of a router. Back may be pressed while React hydrates, before anything has subscribed. The router
 * repeats that change for its first subscriber only, which must be `RouterProvider`: a parent's effect runs later.
 */
export function BrowserPages({ router, served, onChange, onFollow }: BrowserPagesProps) {
  useLayoutEffect(() => {
    if (router.state !== served) onChange();
    onFollow();
    return router.subscribe(onChange);
  }, [router, served, onChange, onFollow]);
  return <RouterProvider router={router} />;
}
