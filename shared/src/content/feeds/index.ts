/** What feeds read of the content API. Pages read less. */
export { type CalendarEvent, fetchCalendarEvent, fetchCalendarEvents } from './calendar-events.ts';
export { type CalendarServices, fetchCalendarServices } from './calendar-services.ts';
export { fetchPodcastSermon, fetchPodcastSermons, type PodcastSermon } from './podcast-sermons.ts';
