import { useId } from 'react';
import { SectionHeading } from 'shared/ui/section-heading';
import type { EventSummary } from '../../event/event-summary.ts';
import { EventGrid } from './event-grid.tsx';

interface EventListProps {
  readonly heading: string;
  readonly eyebrow?: string;
  readonly events: readonly EventSummary[];
  /** How many of the first cards are in view when the page opens. */
  readonly inView?: number;
}

/** Events under a heading; nothing at all without events. */
export function EventList({ heading, eyebrow, events, inView = 0 }: EventListProps) {
  const id = useId();
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} eyebrow={eyebrow}>
        {heading}
      </SectionHeading>
      <EventGrid events={events} inView={inView} />
    </section>
  );
}
