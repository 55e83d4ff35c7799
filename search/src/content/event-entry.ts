import { type Block, eventAddress, eventDay, eventEnd, eventStart, plainText } from 'shared/content';
import type { IndexedEvent } from 'shared/content/search';
import type { EventEntry } from './entry.ts';

const DAY_MS = 86_400_000;

export function toEventEntry(event: IndexedEvent): EventEntry {
  const { title, startDate, time, eventStatus, type, venue, desc } = event;
  return {
    kind: 'events',
    address: eventAddress(event),
    title,
    facts: [type, venue?.name, venue?.address].filter(Boolean).join(' '),
    text: desc.map(blockText).filter(Boolean).join(' '),
    startDate,
    time,
    eventStatus,
    startsAt: eventStart(event).getTime(),
    endsAt: endOf(event),
  };
}

/** Where only a day is known, its last moment. */
function endOf(event: IndexedEvent): number {
  const end = eventEnd(event);
  if (end?.moment) return end.moment.getTime();
  const day = end?.day ?? eventDay(event);
  return eventStart({ startDate: day, time: null }).getTime() + DAY_MS;
}

function blockText(block: Block): string {
  if (block.type === 'image') return '';
  const text = block.type === 'list' ? listTexts(block.children).join(' ') : plainText(block.children);
  return text.replace(/\s+/g, ' ').trim();
}

function listTexts(items: (Block & { type: 'list' })['children']): string[] {
  return items.flatMap((item) => (item.type === 'list' ? listTexts(item.children) : [plainText(item.children)]));
}
