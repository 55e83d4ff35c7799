import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { RetryContext, SlotRenderer } from 'shared/shell-api';
import { Region } from '../regions/region.tsx';
import { isDeferred, type PageData } from './route-data.ts';

/** A section's page, with the slots that other sections fill. */
export function PageView() {
  const loaded = useLoaderData<PageData>();
  const { revalidate } = useRevalidator();
  useReload(loaded, revalidate);

  const renderSlot = useCallback(
    (name: string): ReactNode => {
      const state = loaded.slots[name];
      return state ? <Region state={state} deferred={isDeferred(loaded, name)} /> : null;
    },
    [loaded],
  );
  const retry = useCallback(() => void revalidate(), [revalidate]);

  return (
    <RetryContext value={retry}>
      <SlotRenderer value={renderSlot}>
        <Region state={loaded.page} isStatic={loaded.route.static === true} />
      </SlotRenderer>
    </RetryContext>
  );
}

/**
 * Loads pending regions again; the second attempt has no time limit. A region that failed on the server is tried once in
 * the browser.
 */
function useReload(loaded: PageData, revalidate: () => Promise<void>): void {
  const isDocument = useLocation().key === 'default';
  const tried = useRef(false);
  useEffect(() => {
    const states = [loaded.page, ...Object.values(loaded.slots)];
    const pending = states.some(({ status }) => status === 'pending');
    const failed = isDocument && !tried.current && states.some(({ status }) => status === 'failed');
    tried.current = true;
    if (pending || failed) void revalidate();
  }, [loaded, isDocument, revalidate]);
}
