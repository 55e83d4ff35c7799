import { advice } from '../../finding';
import { eventKey } from '../../event-key';
import { spanOfEvent } from '../../reading/event-span';
import { placeOf } from '../../reading/field-label';
import type { Rule } from '../../rule';

/** The same event twice: it was entered again, or copied and not changed. */
export const doubledEvent: Rule = (entry, { doubledEvents }) => {
  const span = spanOfEvent(entry);
  const { title } = entry.values;
  if (!span || typeof title !== 'string' || !doubledEvents.has(eventKey(title, span.startDate))) return [];
  return [
    advice(placeOf(entry.uid, 'title'), {
      what: 'Another event has this title and this time.',
      mend: 'Delete one of the two, or let their titles say how they differ.',
    }),
  ];
};
