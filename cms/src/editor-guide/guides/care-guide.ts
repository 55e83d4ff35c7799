import type { FieldGuide } from '../editor-guide';

/** What staff write about a form that came in. */
export const CARE: Record<string, FieldGuide> = {
  state: {
    label: 'State',
    help: 'Choose “In progress” when somebody cares for it, so that the others know.',
    width: 6,
  },
  assignee: { label: 'Who cares for it', help: 'A name that your team knows.', width: 6 },
  note: {
    label: 'Note',
    help: 'For your team only. What the visitor wrote cannot be changed: add here what you know besides.',
    width: 12,
  },
};
