import { useEffect, useRef } from 'react';
import { useNavigate } from 'section-kit/router';
import { toast } from 'section-kit/shell-api';
import { openTab } from './open-tab.ts';

/** Browsers block a tab that no click asked for; a click on the menu's link they follow. */
const BLOCKED =
  'Your browser did not let us open the live stream in a new tab. The menu leads to it: Connect, Live Stream.';

/**
 * Opens the stream in a new tab, once a visit, and leads this tab home (specification, 'Connect'). Home takes this page's
 * place in the history, so that Back is no trap. Where the browser blocks the tab, a message at home names the menu's link.
 * @param address empty while there is no stream: nothing happens
 */
export function useStreamTab(address: string): void {
  const navigate = useNavigate();
  const tried = useRef(false);

  useEffect(() => {
    if (address === '' || tried.current) return;
    tried.current = true;
    if (!openTab(address)) toast.error(BLOCKED);
    void navigate('/', { replace: true });
  }, [address, navigate]);
}
