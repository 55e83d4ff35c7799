type PathOf = (documentId: string) => string;

/** The page on which an entry is seen best. What is shown nowhere has none. */
const PAGES: Readonly<Record<string, PathOf | undefined>> = {
  'api::event.event': (id) => `/event-details?id=${id}`,
  'api::event-series.event-series': () => '/events',
  'api::venue.venue': () => '/events',
  'api::sermon.sermon': (id) => `/sermons/sermon-${id}`,
  'api::sermon-series.sermon-series': () => '/sermons',
  'api::latest-sermon.latest-sermon': () => '/',
  'api::service-time.service-time': () => '/plan-your-visit',
  'api::site-setting.site-setting': () => '/',
};

/** Path and query; null where nothing of an entry is on the site. */
export function pageOfEntry(uid: string, documentId: string): string | null {
  return PAGES[uid]?.(documentId) ?? null;
}
