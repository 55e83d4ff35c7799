import { parseOne } from '../api/wire.ts';
import { Event } from './event-shape.ts';

const parsed = (attributes: object) =>
  parseOne(Event, { data: { id: 1, attributes: { title: 'Picnic', startDate: '2027-03-14', ...attributes } } });

describe('an event, as the content API sends it,', () => {
  it.each([
    [{ data: { attributes: { name: 'Hall', address: '1 Main St' } } }, { name: 'Hall', address: '1 Main St' }],
    [{ data: null }, null],
    [null, null],
    [{}, null],
    [{ data: { attributes: { name: 'Hall' } } }, { name: 'Hall', address: null }],
    ['1 Main St', { name: null, address: '1 Main St' }],
  ])('takes a venue %j', (venue, place) => {
    expect(parsed({ venue }).venue).toEqual(place);
  });

  it.each([
    ['Men', 'Men'],
    [' Women', 'Women'],
    ['', null],
    [null, null],
    ['Seniors', null],
  ])('takes the type %j as %j', (type, known) => {
    expect(parsed({ type }).type).toBe(known);
  });

  it.each([
    ['Cancelled', 'Cancelled'],
    ['Moved online', 'Moved online'],
    ['cancelled?', 'Scheduled'],
    [null, 'Scheduled'],
    [undefined, 'Scheduled'],
    [7, 'Scheduled'],
  ])('takes the status %j as %j', (eventStatus, known) => {
    expect(parsed({ eventStatus }).eventStatus).toBe(known);
  });

  it('has a note on its status, the date it had before, and where to join it, each where it is right', () => {
    const told = { statusNote: 'Snow', previousStartDate: '2027-03-07', onlineLink: 'https://meet.example/a' };
    expect(parsed(told)).toMatchObject(told);
    expect(parsed({ statusNote: 7, previousStartDate: 'last week', onlineLink: 'javascript:alert(1)' })).toMatchObject({
      statusNote: null,
      previousStartDate: null,
      onlineLink: null,
    });
  });

  it('leaves out an end, a time, a text or a link that is wrong, and keeps the event', () => {
    const event = parsed({
      endDate: 'soon',
      time: 'noon',
      desc: 'words',
      registerationLink: 'javascript:alert(1)',
    });
    expect(event).toMatchObject({ title: 'Picnic', endDate: null, time: null, desc: [], registerationLink: null });
  });

  it('takes bare dates', () => {
    expect(parsed({ startDate: '2027-03-14', endDate: '2027-03-15' })).toMatchObject({
      startDate: '2027-03-14',
      endDate: '2027-03-15',
    });
  });

  it.each([
    '2027-03-14',
    '2027-03-14T18:30',
    '2027-03-14T18:30:00',
    '2027-03-14T22:30:00.000Z',
    '2027-03-14T18:30:00-04:00',
  ])('may start at %s', (startDate) => {
    expect(parsed({ startDate }).startDate).toBe(startDate);
  });

  it.each([
    'someday',
    'March 14, 2027',
    '2027-03',
    '2027-03-14 18:30',
    '2027-03-141',
    '12027-03-14',
    '2027-3-14',
    '2027-13-14',
    '2027-03-14T25:00:00Z',
    20270314,
    null,
  ])('is none with the start %j', (startDate) => {
    expect(() => parsed({ startDate })).toThrow();
  });

  it.each(['00:00', '09:05', '19:30:00', '23:59:59', '20:00:00.000', '18:30:15.5'])('may be at %s', (time) => {
    expect(parsed({ time }).time).toBe(time);
  });

  it.each([
    '24:00',
    '30:00',
    '9:05',
    '18:60',
    '18:3',
    '18:30:60',
    '18:30:0',
    '18:30:00.',
    'at 18:30',
    '18:30 h',
    '018:30',
  ])('has no time where it says %j', (time) => {
    expect(parsed({ time }).time).toBeNull();
  });

  it('is none, and says why, where its start is no date', () => {
    expect(() => parsed({ startDate: 'someday' })).toThrow('is not a date');
  });
});
