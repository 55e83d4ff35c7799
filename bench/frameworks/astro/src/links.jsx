import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';

/** Path and query of the document. */
export const AddressContext = createContext('/');

const CHANGED = 'address-changed';

function onChange(tell) {
  for (const event of [CHANGED, 'popstate']) addEventListener(event, tell);
  return () => {
    for (const event of [CHANGED, 'popstate']) removeEventListener(event, tell);
  };
}

/** In place of react-router-dom: each page is a document. Only what stays on its page, as a filter does, changes the address here. */
function go(to, replace) {
  const { href, pathname } = new URL(to, location.href);
  if (pathname !== location.pathname) return location.assign(href);
  if (replace) history.replaceState(null, '', href);
  else history.pushState(null, '', href);
  return dispatchEvent(new Event(CHANGED));
}

export function useLocation() {
  const given = useContext(AddressContext);
  const address = useSyncExternalStore(
    onChange,
    () => location.pathname + location.search,
    () => given,
  );
  return useMemo(() => {
    const { pathname, search } = new URL(address, 'http://site');
    return { pathname, search, hash: '', key: 'default', state: null };
  }, [address]);
}

export function useNavigate() {
  return useCallback((to, { replace = false } = {}) => (typeof to === 'number' ? history.go(to) : go(to, replace)), []);
}

export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const set = useCallback((query, options) => navigate(`?${new URLSearchParams(query)}`, options), [navigate]);
  return [useMemo(() => new URLSearchParams(search), [search]), set];
}

/** A link of the document; one that replaces its page's address is followed in place. */
export function Link({ to, replace, onClick, children, ...rest }) {
  const { preventScrollReset: _, viewTransition: __, state: ___, ...link } = rest;
  const follow = (event) => {
    onClick?.(event);
    const { ctrlKey, metaKey, shiftKey } = event;
    if (!replace || ctrlKey || metaKey || shiftKey || new URL(to, location.href).pathname !== location.pathname) return;
    event.preventDefault();
    go(to, true);
  };
  return (
    <a {...link} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** For the shell's titles, which no page here asks for. */
export const useMatches = () => [];
