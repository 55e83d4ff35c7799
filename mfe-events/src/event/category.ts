import { EVENT_TYPES, type EventType } from 'shared/content';

/** The filter's choices, in order (specification, section 9). */
export const CATEGORIES = ['All', ...EVENT_TYPES, 'Others'] as const;
export type Category = (typeof CATEGORIES)[number];

interface Typed {
  readonly type: EventType | null;
}

/** The one choice beside All under which an event stands: its card says the same word. */
export function ownCategory({ type }: Typed): Category {
  return type ?? 'Others';
}

/** All shows every event, Others those for nobody in particular. */
export function belongsTo(category: Category, event: Typed): boolean {
  return category === 'All' || category === ownCategory(event);
}

const KEY = 'type';

/** The choice in an address: `?type=men`. Whatever else it says is All. */
export function categoryOf(query: URLSearchParams): Category {
  return CATEGORIES.find((category) => category.toLowerCase() === query.get(KEY)?.toLowerCase()) ?? 'All';
}

/** The address of a choice; All has none of its own. */
export function categoryAddress(category: Category): string {
  return category === 'All' ? '/events' : `/events?${KEY}=${category.toLowerCase()}`;
}
