import type { PageData } from './page-data.ts';

/** Whether a slot's code may wait: a page names its slots from top to bottom, and the first is near its first screen. */
export function isLate({ route }: PageData, slot: string): boolean {
  return route.slots[0] !== slot;
}
