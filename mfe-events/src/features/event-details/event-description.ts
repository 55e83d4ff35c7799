import type { Block, Event } from 'shared/content';
import { eventDates } from '../../event/event-dates.ts';
import { eventSummary } from '../../event/event-summary.ts';
import { plainText } from '../../event/plain-text.ts';

/** Characters that search engines and previews show of a description. */
const LENGTH = 160;

/** When it is, and how its text begins. */
export function eventDescription(event: Event): string {
  const text = `${eventDates(eventSummary(event))}. ${firstWords(event.desc)}`.trim();
  if (text.length <= LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LENGTH - 1))}…`;
}

function firstWords(blocks: readonly Block[]): string {
  const texts = blocks.map((block) => (block.type === 'paragraph' ? plainText(block.children) : ''));
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).find(Boolean) ?? '';
}
