import fc from 'fast-check';
import { liveStateAt } from './live-state.ts';
import { servicePlanOf } from './service-plan.ts';
import { NO_TIMES, type ServiceTimes } from './service-times.ts';

const TIMES: ServiceTimes = {
  ...NO_TIMES,
  services: [
    { name: 'Worship', weekday: 'Sunday', startTime: '10:00:00', endTime: '11:30:00', place: '', online: true },
    { name: 'Prayer', weekday: 'Friday', startTime: '19:00:00', endTime: null, place: '', online: false },
  ],
};
const SNOW = {
  date: '2027-03-14',
  kind: 'No service' as const,
  name: '',
  startTime: null,
  endTime: null,
  place: '',
  note: 'Snow.',
};

/** What is on the live stream is the same for a visitor in any zone. */
export function describeLiveState(): void {
  /** @param asOf when the page was opened */
  const stateAt = (moment: string, times = TIMES, asOf = moment) =>
    liveStateAt(servicePlanOf(times, new Date(asOf)), new Date(moment));
  const kindAt = (moment: string, times = TIMES) => stateAt(moment, times).kind;

  describe.each([
    ['on an ordinary Sunday', '2027-03-07', -5],
    ['on the Sunday when clocks go forward', '2027-03-14', -4],
    ['on the Sunday when clocks go back', '2027-11-07', -5],
  ])('%s', (_, day, offset) => {
    const at = (clock: string) => new Date(Date.parse(`${day}T${clock}Z`) - offset * 3_600_000).toISOString();

    it.each([
      ['08:59:59', 'none'],
      ['09:00:00', 'soon'],
      ['09:59:59', 'soon'],
      ['10:00:00', 'live'],
      ['11:29:59', 'live'],
      ['11:30:00', 'replay'],
      ['23:59:59', 'replay'],
    ])('at %s it is %s', (clock, kind) => {
      expect(kindAt(at(clock))).toBe(kind);
    });
  });

  it('shows again for a day', () => {
    expect(kindAt('2027-03-08T16:29:59Z')).toBe('replay');
    expect(stateAt('2027-03-08T16:30:00Z')).toMatchObject({
      kind: 'none',
      next: { day: '2027-03-14' },
    });
  });

  it('is nothing while a service is called off, and by services that are not streamed', () => {
    expect(kindAt('2027-03-14T14:30:00Z', { ...TIMES, exceptions: [SNOW] })).toBe('none');
    expect(kindAt('2027-03-13T00:30:00Z')).toBe('none');
  });

  it('knows nothing of a church that streams nothing', () => {
    expect(stateAt('2027-03-14T14:30:00Z', NO_TIMES)).toEqual({
      kind: 'none',
      next: null,
    });
  });

  it('is the same on a page that was opened a day before', () => {
    const since = '2027-03-13T20:00:00Z';
    const moments = ['2027-03-14T13:00:00Z', '2027-03-14T14:00:00Z', '2027-03-14T15:30:00Z'];
    expect(moments.map((moment) => stateAt(moment, TIMES, since).kind)).toEqual(['soon', 'live', 'replay']);
  });

  it('counts down in whole minutes', () => {
    expect(stateAt('2027-03-14T13:00:00Z')).toMatchObject({ minutes: 60 });
    expect(stateAt('2027-03-14T13:59:30Z')).toMatchObject({ minutes: 1 });
  });

  it('is what staff say until the moment that they name; off wins', () => {
    const live = { ...TIMES, override: { liveUntil: '2027-03-11T02:00:00Z', offUntil: null } };
    expect(stateAt('2027-03-11T01:59:59Z', live)).toEqual({ kind: 'live', service: null });
    expect(kindAt('2027-03-11T02:00:00Z', live)).toBe('none');
    const off = { ...TIMES, override: { liveUntil: '2027-03-14T16:00:00Z', offUntil: '2027-03-14T15:00:00Z' } };
    expect(kindAt('2027-03-14T14:30:00Z', off)).toBe('none');
    expect(kindAt('2027-03-14T15:00:00Z', off)).toBe('live');
  });

  it('is live for an hour and a half of each week, whenever that is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 52 * 5 }), (week) => {
        const begin = Date.UTC(2026, 0, 5) + week * 7 * 86_400_000;
        const minutes = Array.from({ length: 7 * 24 * 2 }, (_, half) =>
          new Date(begin + half * 1_800_000).toISOString(),
        );
        expect(minutes.filter((moment) => kindAt(moment) === 'live')).toHaveLength(3);
        expect(minutes.filter((moment) => kindAt(moment) === 'soon')).toHaveLength(2);
      }),
      { numRuns: 20 },
    );
  });
}
