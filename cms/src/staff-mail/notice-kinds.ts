const DAY_MS = 86_400_000;

/** What staff are told of an entry, each once: that it came, and that it waits. */
export const NOTICE_KINDS = ['arrival', 'reminder'] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The hidden field of an entry that says from when on a notice is to be sent; empty: never, or done. */
export const DUE_FIELD = { arrival: 'noticeDueAt', reminder: 'reminderDueAt' } as const;

/** Milliseconds after its arrival. */
export const DUE_AFTER_MS = { arrival: 0, reminder: 3 * DAY_MS } as const;
