import { useCallback } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { RetryContext, SlotRenderer } from 'shared/shell-api';

/**
 * A section's page, with what fills its slots.
 * @param {{ section: string, Page: import('react').ComponentType, slots: Record<string, import('react').ComponentType> }} props
 */
export function PageView({ section, Page, slots }) {
  const loaded = useLoaderData();
  const { revalidate } = useRevalidator();
  const retry = useCallback(() => void revalidate(), [revalidate]);
  const drawSlot = useCallback(
    (name) => {
      const SlotView = slots[name];
      return SlotView ? (
        <div data-section={name}>
          <SlotView data={loaded.slots[name]} />
        </div>
      ) : null;
    },
    [slots, loaded],
  );
  return (
    <RetryContext value={retry}>
      <SlotRenderer value={drawSlot}>
        <div data-section={section}>
          <Page data={loaded.page} />
        </div>
      </SlotRenderer>
    </RetryContext>
  );
}
