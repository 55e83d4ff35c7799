import { useId } from 'react';
import { SectionHeading } from 'shared/ui/section-heading';
import type { EventSummary } from '../../event/event-summary.ts';
import { EventGrid } from './event-grid.tsx';

interface EventListProps {
  readonly heading: string;
  readonly eyebrow?: string;
  readonly events: readonly EventSummary[];
  /** Whether its first picture is the page's largest. */
  readonly eager?: boolean;
}

/** Events under a heading; nothing at all without events. */
export function EventList({ heading, eyebrow, events, eager = false }: EventListProps) {
  const id = useId();
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id} eyebrow={eyebrow}>
        {heading}
      </SectionHeading>
      <EventGrid events={events} eager={eager} />
    </section>
  );
}
