/** What staff write about a form that came in. Everything else in it is its visitor's. */
export const CARE_FIELDS = ['state', 'assignee', 'note'] as const;
