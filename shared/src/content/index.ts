/** The content API: one file per content type with its query, schema and type. */
export type { Answer, CallError } from './answer.ts';
export { clockTime, dateRange, longDate } from './date-format.ts';
export { Event, fetchEvent } from './event.ts';
export { type EventGroup, type EventListQuery, fetchEventPage } from './event-page.ts';
export {
  CHURCH_TIME_ZONE,
  churchDay,
  churchTimestamp,
  eventDay,
  eventEnd,
  eventEndDay,
  eventStart,
  wallClockMoment,
} from './event-time.ts';
export { EVENT_TYPES, type EventType } from './event-type.ts';
export { fetchLatestSermon, LatestSermon } from './latest-sermon.ts';
export type { ListPage } from './list-page.ts';
export {
  cardPicture,
  detailPicture,
  type Picture,
  type PictureFile,
  type PictureSource,
  pictureSources,
} from './media.ts';
export { postalAddress } from './postal-address.ts';
export type { Block, InlineNode, LinkNode, List, ListItem, TextNode } from './rich-text.ts';
export { safeLink } from './safe-link.ts';
export { fetchSermonPage, Sermon } from './sermon.ts';
export { DEFAULT_SETTINGS, fetchSiteSettings, type SiteSettings } from './site-settings.ts';
export { fetchUpcomingEvents, type UpcomingOptions } from './upcoming-events.ts';
