import { fetchEvent } from 'shared/content';
import { createFakeHttp } from 'section-kit/testing';
import { eventItem } from '../../testing/event-item.ts';
import { eventDescription } from './event-description.ts';

const WHEN = 'Sunday, March 14, 2027, 6:30 PM. ';

async function descriptionOf(...paragraphs: string[]) {
  const desc = paragraphs.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] }));
  return describeEvent({ desc });
}

async function describeEvent(attributes: Readonly<Record<string, unknown>>) {
  const { response } = await fetchEvent(createFakeHttp({ '/api/events/': { data: eventItem('a', attributes) } }), 'a');
  if (!response) throw new Error('The event is not what the content API sends.');
  return eventDescription(response);
}

it('is when the event is, and how its text begins', async () => {
  expect(await descriptionOf()).toBe('Sunday, March 14, 2027, 6:30 PM.');
  expect(await descriptionOf('Come!', 'Bring a friend.')).toBe(`${WHEN}Come!`);
});

it.each([
  ['of one day', '2027-03-15T01:00:00Z', 'Sunday, March 14, 2027, 6:30 PM - 9:00 PM.'],
  ['of several days', '2027-03-16T16:00:00Z', 'Sun, Mar 14 - Tue, Mar 16, 2027.'],
])('names both ends %s', async (_, endDate, description) => {
  expect(await describeEvent({ endDate })).toBe(description);
});

it('is whole as long as 160 characters hold it', async () => {
  const room = 160 - WHEN.length;
  const text = `${'a'.repeat(room - 3)} bc`;
  expect(await descriptionOf(text)).toBe(`${WHEN}${text}`);
  const cut = await descriptionOf(`${text}d`);
  expect(cut).toBe(`${WHEN}${'a'.repeat(room - 3)}…`);
  expect(await descriptionOf(`${'a'.repeat(room - 1)} bc`)).toBe(`${WHEN}${'a'.repeat(room - 1)}…`);
  expect(await descriptionOf(`${'a'.repeat(room)} bc`)).toBe(`${WHEN.trim()}…`);
});
