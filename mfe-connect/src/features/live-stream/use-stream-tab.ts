import { useEffect, useRef } from 'react';
import { useNavigate } from 'shared/router';
import { toast } from 'shared/shell-api';
import { openTab } from './open-tab.ts';

/** Browsers block a tab that no click asked for; the one that this button asks for they open. */
const BLOCKED = 'Your browser did not let us open the live stream in a new tab.';
const OPEN = 'Open the live stream';

/**
 * Opens the stream in a new tab, once a visit, and leads this tab home (specification, 'Connect'). Home takes this page's
 * place in the history, so that Back is no trap. Where the browser blocks the tab, a message at home has a button that opens it.
 * @param address empty while there is no stream: nothing happens
 */
export function useStreamTab(address: string): void {
  const navigate = useNavigate();
  const tried = useRef(false);

  useEffect(() => {
    if (address === '' || tried.current) return;
    tried.current = true;
    if (!openTab(address)) toast.error(BLOCKED, { action: { label: OPEN, run: () => void openTab(address) } });
    void navigate('/', { replace: true });
  }, [address, navigate]);
}
