interface FixtureEvent {
  readonly title: string;
  /** Date-time. */
  readonly startDate: string;
  /** Wall clock in Maryland, `HH:MM:SS`. */
  readonly time: string;
}

/** The content API's answer to a question for events (specification, section 7). */
export function eventAnswer(events: readonly FixtureEvent[]) {
  const data = events.map((event, index) => ({ id: `fixture-${index}`, attributes: { ...BARE, ...event } }));
  const total = data.length;
  return { data, meta: { pagination: { start: 0, limit: 25, page: 1, pageSize: 25, pageCount: 1, total } } };
}

/** What an event may lack. */
const BARE = {
  endDate: null,
  type: null,
  registerationLink: null,
  desc: [],
  venue: { data: null },
  image: { data: null },
};
