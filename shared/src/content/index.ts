/** The content API: one file per content type with its query, schema and type. */
export type { Answer, CallError } from './answer.ts';
export { clockTime, dateRange, longDate } from './date-format.ts';
export { fetchEvent } from './event.ts';
export type { Event } from './event-shape.ts';
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
export { fetchLatestSermon } from './latest-sermon.ts';
export type { LatestSermon } from './latest-sermon-shape.ts';
export type { ListPage } from './list-page.ts';
export { cardPicture, detailPicture, type PictureSource, pictureSources } from './media.ts';
export type { Picture, PictureFile } from './media-shape.ts';
export { DEFAULT_SETTINGS, type SiteSettings } from './default-settings.ts';
export { postalAddress } from './postal-address.ts';
export type { Block, InlineNode, LinkNode, List, ListItem, TextNode } from './rich-text.ts';
export { safeLink } from './safe-link.ts';
export { fetchSermonPage } from './sermon.ts';
export type { Sermon } from './sermon-shape.ts';
export { fetchSiteSettings } from './site-settings.ts';
export { fetchUpcomingEvents, type UpcomingOptions } from './upcoming-events.ts';
