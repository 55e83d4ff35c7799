import { readClock, shownClock } from '../../src/church-fields/read-clock';
import { readField } from '../../src/church-fields/read-field';
import { momentField, readMoment, typedIn } from '../../src/church-fields/read-moment';

describe('a time of day, as it is typed', () => {
  it.each([
    ['6:30 PM', '18:30:00'],
    ['6:30pm', '18:30:00'],
    ['6.30 p.m.', '18:30:00'],
    ['630 pm', '18:30:00'],
    ['6 AM', '06:00:00'],
    ['12 pm', '12:00:00'],
    ['12:15 AM', '00:15:00'],
    ['18:30', '18:30:00'],
    ['1830', '18:30:00'],
    ['06:30', '06:30:00'],
    ['0:05', '00:05:00'],
    [' 23:59 ', '23:59:00'],
  ])('%s', (typed, value) => {
    expect(readClock(typed)).toEqual({ value });
  });

  it('is asked for its half of the day where it may be both', () => {
    expect(readClock('6:30')).toEqual({ mistake: 'Use 6:30 AM for the morning, or 6:30 PM.' });
    expect(readClock('12')).toEqual({ mistake: 'Use 12:00 AM for the morning, or 12:00 PM.' });
  });

  it.each(['24:00', '6:60 PM', '13:00 PM', '0 AM', 'noon', '6:3 PM', '', '18:30:00'])('is refused: %s', (typed) => {
    expect(readClock(typed)).toEqual({ mistake: 'This is no time. Use 6:30 PM, or 18:30.' });
  });

  it('is shown by the 12-hour clock once it is read, and as it was typed until then', () => {
    expect(shownClock('18:30:00.000')).toBe('6:30 PM');
    expect(shownClock('6:3')).toBe('6:3');
  });
});

describe('a moment, as it is typed', () => {
  it.each([
    ['in winter', '2026-12-06', '7:00 PM', '2026-12-07T00:00:00.000Z'],
    ['in summer', '2027-07-04', '8 pm', '2027-07-05T00:00:00.000Z'],
    ['before clocks go forward', '2027-03-14', '1:59 AM', '2027-03-14T06:59:00.000Z'],
    ['after clocks went forward', '2027-03-14', '3:00 AM', '2027-03-14T07:00:00.000Z'],
    ['the first of two', '2027-11-07', '1:30 AM EDT', '2027-11-07T05:30:00.000Z'],
    ['the second of two', '2027-11-07', '1:30 am est', '2027-11-07T06:30:00.000Z'],
    ['after clocks went back', '2027-11-07', '2:00 AM', '2027-11-07T07:00:00.000Z'],
  ])('%s', (_, day, clock, moment) => {
    expect(momentField({ day, clock })).toBe(moment);
  });

  it.each(['2026-12-07T00:00:00.000Z', '2027-11-07T05:30:00.000Z', '2027-11-07T06:30:00.000Z'])(
    'is the same after it was shown: %s',
    (moment) => {
      expect(momentField(typedIn(moment))).toBe(moment);
      expect(momentField(typedIn(new Date(moment)))).toBe(moment);
    },
  );

  it.each([
    [
      'an hour that clocks skip',
      { day: '2027-03-14', clock: '2:30 AM' },
      'There is no 2:30 AM on Sunday, March 14, 2027: clocks go forward that night. Use 1:30 AM or 3:30 AM.',
    ],
    [
      'an hour that comes twice',
      { day: '2027-11-07', clock: '1:30 AM' },
      '1:30 AM comes twice on Sunday, November 7, 2027: clocks go back that night. ' +
        'Use 1:30 AM EDT for the first, 1:30 AM EST for the second.',
    ],
    ['no time', { day: '2027-03-14', clock: ' ' }, 'Type the time as well, for example 6:30 PM.'],
    ['no day', { day: '', clock: '6:30 PM' }, 'Choose the day as well.'],
    ['no clock', { day: '2027-03-14', clock: 'soon' }, 'This is no time. Use 6:30 PM, or 18:30.'],
  ])('is refused, with what to type: %s', (_, typed, mistake) => {
    expect(readMoment(typed)).toEqual({ mistake });
    const sent = momentField(typed);
    expect(typedIn(sent)).toEqual(typed);
    expect(readField('global::church-moment', String(sent))).toEqual({ mistake });
  });

  it('is nothing without day and time', () => {
    expect(momentField({ day: '', clock: '' })).toBeNull();
    expect(typedIn(null)).toEqual({ day: '', clock: '' });
  });
});

describe('a web address, as it is typed', () => {
  const WEB = '^https?://\\S+$';
  const OR_PATH = '^(https?:/)?/\\S+$';
  const read = (typed: string, pattern = WEB) => readField('global::web-address', typed, pattern);

  it.each([
    ['church.example', 'https://church.example'],
    [' www.church.example/give?to=roof ', 'https://www.church.example/give?to=roof'],
    ['church.example:8080/x', 'https://church.example:8080/x'],
    ['http://church.example', 'http://church.example'],
    ['https://church.example', 'https://church.example'],
  ])('gets https:// where it has none: %s', (typed, value) => {
    expect(read(typed)).toEqual({ value });
  });

  it.each(['mailto:a@b.example', 'javascript:alert(1)', 'church', '/give', 'ftp://church.example'])(
    'is refused: %s',
    (typed) => {
      expect(read(typed)).toEqual({ mistake: 'Start with https://. For example https://www.example.org.' });
    },
  );

  it('may be a page of this site where the field allows it', () => {
    expect(read('/events', OR_PATH)).toEqual({ value: '/events' });
    expect(read('events', OR_PATH)).toEqual({
      mistake: 'Start with https://, or with / for a page of this site. For example https://www.example.org.',
    });
  });

  it('has no spaces', () => {
    expect(read('our church.example')).toEqual({
      mistake: 'An address has no spaces. Copy it from the bar of your browser.',
    });
  });
});
