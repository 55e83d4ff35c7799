import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'shared/router';
import { openTab } from './open-tab.ts';

/**
 * Opens the stream in a new tab, once a visit, and leads this tab home (specification, 'Connect'). Home takes this page's
 * place in the history, so that Back is no trap. @returns whether the browser blocked the tab
 */
export function useStreamTab(address: string | null): boolean {
  const navigate = useNavigate();
  const tried = useRef(false);
  const [blocked, setBlocked] = useState(false);

  useEffect(() => {
    if (address === null || tried.current) return;
    tried.current = true;
    openTab(address, {
      onOpen: () => void navigate('/', { replace: true }),
      onBlocked: () => setBlocked(true),
    });
  }, [address, navigate]);

  return blocked;
}
