import { dateTexts, type Event, lineOf, paragraphTexts, timeTexts } from 'shared/content';
import { type EventSummary, toEventSummary } from '../../event/event-summary.ts';

/** Characters that search engines and previews show of a description. */
const LENGTH = 160;

/** When it is, and how its text begins. */
export function eventDescription(event: Event): string {
  const [firstWords = ''] = paragraphTexts(event.desc);
  const text = `${eventDates(event)}. ${firstWords}`.trim();
  if (text.length <= LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LENGTH - 1))}…`;
}

/** 'Cancelled: Sunday, March 14, 2027, 6:30 PM - 9:00 PM' */
export function eventDates(event: Event): string {
  const summary = toEventSummary(event);
  return `${summary.change ? `${summary.change}: ` : ''}${whenText(summary)}`;
}

/** Several days are enough to say. */
function whenText(event: EventSummary): string {
  const texts = event.lastDay ? [dateTexts(event)] : [dateTexts(event), timeTexts(event)];
  return texts.map(lineOf).filter(Boolean).join(', ');
}
