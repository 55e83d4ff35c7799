/** What is done to an entry at a time that its draft holds. */
export interface ScheduledAction {
  readonly name: 'publish' | 'unpublish';
  readonly field: 'publishAt' | 'unpublishAt';
  /** For the log, as is the next. */
  readonly done: string;
  readonly elseItStays: string;
}

export const SCHEDULED_ACTIONS: readonly ScheduledAction[] = [
  { name: 'publish', field: 'publishAt', done: 'published', elseItStays: 'a draft' },
  { name: 'unpublish', field: 'unpublishAt', done: 'unpublished', elseItStays: 'on the site' },
];
