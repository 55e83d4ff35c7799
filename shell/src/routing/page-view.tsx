import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { RetryContext, SlotRenderer } from 'shared/shell-api';
import { Region } from '../regions/region.tsx';
import { isLate } from './is-late.ts';
import type { PageData } from './page-data.ts';

/** A page of a section, with the slots that other sections fill. */
export function PageView() {
  const loaded = useLoaderData<PageData>();
  const { revalidate } = useRevalidator();
  useUnfinished(loaded, revalidate);

  const renderSlot = useCallback(
    (name: string): ReactNode => {
      const state = loaded.slots[name];
      return state ? <Region state={state} late={isLate(loaded, name)} /> : null;
    },
    [loaded],
  );
  const retry = useCallback(() => void revalidate(), [revalidate]);

  return (
    <RetryContext value={retry}>
      <SlotRenderer value={renderSlot}>
        <Region state={loaded.page} />
      </SlotRenderer>
    </RetryContext>
  );
}

/**
 * Goes on with what is pending; the next attempt waits to the end, so this ends too. What failed on the server may well
 * work in the browser: that is tried once, on the document itself.
 */
function useUnfinished(loaded: PageData, revalidate: () => Promise<void>): void {
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
