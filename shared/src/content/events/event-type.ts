/** The ministries that an event can be for (specification, section 3); an event may also be for everybody. */
export const EVENT_TYPES = ['Men', 'Women', 'Children', 'Youths'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Null for an empty type, and for one that no category shows: every event then has exactly one category. */
export function toEventType(type: string | null): EventType | null {
  return EVENT_TYPES.find((known) => known === type?.trim()) ?? null;
}
