import type { Event } from 'shared/content';
import { eventDates } from '../../event/event-dates.ts';
import { eventSummary } from '../../event/event-summary.ts';
import { eventText } from './event-text.ts';

/** Characters that search engines and previews show of a description. */
const LENGTH = 160;

/** When it is, and how its text begins. */
export function eventDescription(event: Event): string {
  const [firstWords = ''] = eventText(event.desc);
  const text = `${eventDates(eventSummary(event))}. ${firstWords}`.trim();
  if (text.length <= LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LENGTH - 1))}…`;
}
