/** What a server needs to answer calendars with the site's content. */
export { type FeedOptions, feedRoutes } from './feed-routes.ts';
