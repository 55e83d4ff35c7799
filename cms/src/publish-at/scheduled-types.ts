/** The content types whose drafts may have a time at which they are published. */
export const SCHEDULED_TYPES = ['api::event.event', 'api::event-series.event-series'] as const;

export type ScheduledType = (typeof SCHEDULED_TYPES)[number];

export const isScheduledType = (uid: string): uid is ScheduledType => SCHEDULED_TYPES.some((type) => type === uid);
