import { partOf } from '../testing/part.ts';
import { createTickets } from './ticket.ts';

const HOUR_MS = 3_600_000;
const KEY = Buffer.alloc(32, 1);
const PARTS = [partOf('a', true)];

describe('a ticket', () => {
  it('says what it was issued for', () => {
    const tickets = createTickets(KEY, () => 0);
    expect(tickets.open(tickets.issue(PARTS))).toEqual(PARTS);
  });

  it('is the same within the hour, so that an unchanged document stays unchanged', () => {
    expect(createTickets(KEY, () => 1).issue(PARTS)).toBe(createTickets(KEY, () => HOUR_MS - 1).issue(PARTS));
  });

  it('ends', () => {
    const ticket = createTickets(KEY, () => 0).issue(PARTS);
    expect(createTickets(KEY, () => 12 * HOUR_MS).open(ticket)).toEqual([]);
  });

  it.each([
    ['made up', () => 'ticket'],
    ['empty', () => ''],
    ['of another key', () => createTickets(Buffer.alloc(32, 2), () => 0).issue(PARTS)],
    ['changed', (ticket: string) => `A${ticket.slice(1)}`],
    ['without its seal', (ticket: string) => ticket.replace(/\..*/, '.')],
  ])('that is %s says nothing', (_how, change) => {
    const tickets = createTickets(KEY, () => 0);
    expect(tickets.open(change(tickets.issue(PARTS)))).toEqual([]);
  });
});
