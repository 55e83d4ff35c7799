/** What the answers of the content API look like. Loaded by `read` only. */
export { Event } from './event-shape.ts';
export { LatestSermon } from './latest-sermon-shape.ts';
export { Sermon } from './sermon-shape.ts';
export { parseSettings } from './site-settings-shape.ts';
export { parseList, parseOne } from './wire.ts';
