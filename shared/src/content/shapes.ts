/** What the answers of the content API look like. Loaded by `read` only. */
export { Event } from './events/event-shape.ts';
export { LatestSermon } from './sermons/latest-sermon-shape.ts';
export { Sermon } from './sermons/sermon-shape.ts';
export { parseSermonChoices } from './sermons/sermon-choices-shape.ts';
export { SermonDetails } from './sermons/sermon-details-shape.ts';
export { parseSearch } from './search/search-shape.ts';
export { parseServiceTimes } from './services/service-times-shape.ts';
export { parsePageTexts } from './pages/page-texts-shape.ts';
export { parseSettings } from './settings/site-settings-shape.ts';
export { parseList, parseOne } from './api/wire.ts';
