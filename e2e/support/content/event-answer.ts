interface FixtureEvent {
  readonly title: string;
  /** Date-time. */
  readonly startDate: string;
  /** Wall clock in Maryland, `HH:MM:SS`. */
  readonly time: string;
  /** Whatever else it is to have, or otherwise. */
  readonly [attribute: string]: unknown;
}

/** The content API's answer to a question for events (specification, section 7). */
export function eventAnswer(events: readonly FixtureEvent[]) {
  const data = events.map((event, index) => ({ id: `fixture-${index}`, attributes: { ...BARE, ...event } }));
  const total = data.length;
  return { data, meta: { pagination: { start: 0, limit: 25, page: 1, pageSize: 25, pageCount: 1, total } } };
}

/** The part of a long list that a question names; without such a name all of it. */
export function eventPart(events: readonly FixtureEvent[], query: URLSearchParams) {
  const page = Number(query.get('pagination[page]') ?? 1);
  const pageSize = Number(query.get('pagination[pageSize]') ?? events.length);
  const { data } = eventAnswer(events);
  const pagination = { page, pageSize, pageCount: Math.ceil(data.length / pageSize), total: data.length };
  return { data: data.slice((page - 1) * pageSize, page * pageSize), meta: { pagination } };
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
