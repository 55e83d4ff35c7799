/** What the search reads of the content API. Pages read its answers only. */
export {
  type IndexedEvent,
  type IndexedSermon,
  LISTS,
  type SermonTranscript,
  type WatchedList,
} from './watched-lists.ts';
