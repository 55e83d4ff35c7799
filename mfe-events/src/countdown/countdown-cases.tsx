import { act, render, screen } from '@testing-library/react';
import { eventStart } from 'shared/content';
import { Countdown } from './countdown.tsx';

const TEXT = 'Starts Sunday, March 14, 2027 at 10:00 AM';

/** What the digits say: '3 Days 4 Hours …'; '' while they are not there. */
function shown(): string {
  const units = screen.getByRole('timer', { name: 'Countdown' }).querySelectorAll('.unit');
  return [...units].map((unit) => `${unit.querySelector('.value')?.textContent}`).join(' ');
}

function mount(target: string) {
  return render(<Countdown target={target} text={TEXT} />);
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

let motion: { matches: boolean; change?: () => void };
let hidden = false;

function setUp(now: string): void {
  jest.useFakeTimers({ now: new Date(now) });
}

function comeBack(): void {
  hidden = false;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** One test file per zone runs it: the countdown is the same for visitors anywhere. */
export function testCountdown(zone: { readonly name: string; readonly minutesWestInJanuary: number }): void {
  beforeEach(() => {
    motion = { matches: false };
    hidden = false;
    jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
    const query = {
      get matches() {
        return motion.matches;
      },
      addEventListener: (_: string, listener: () => void) => (motion.change = listener),
      removeEventListener: () => delete motion.change,
    };
    Object.assign(window, { matchMedia: () => query });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it(`really runs in ${zone.name}`, () => {
    expect(new Date('2027-01-15T12:00:00Z').getTimezoneOffset()).toBe(zone.minutesWestInJanuary);
  });

  it.each([
    // On the two days that clocks change, a day is not 24 hours long.
    ['2027-03-13T15:00:00Z', '2027-03-14', '10:00:00', '0 23 0 0'], // the 23-hour day when clocks go forward
    ['2027-03-14T06:59:59Z', '2027-03-14', '03:00:00', '0 0 0 1'],
    ['2027-03-14T06:00:00Z', '2027-03-14', '02:30:00', '0 1 30 0'], // inside the gap
    ['2027-11-06T14:00:00Z', '2027-11-07', '10:00:00', '1 1 0 0'], // the 25-hour day when they go back
    ['2027-11-07T05:00:00Z', '2027-11-07', '01:30:00', '0 0 30 0'], // comes twice: the first
    ['2027-11-07T06:59:59Z', '2027-11-07', '02:00:00', '0 0 0 1'],
    ['2026-12-31T23:59:30Z', '2027-01-01', '00:00:00', '0 5 0 30'],
  ])('at %s, until %s %s in Maryland: %s', (now, date, time, units) => {
    setUp(now);
    mount(eventStart({ startDate: `${date}T12:00:00Z`, time }).toISOString());
    expect(shown()).toBe(units);
  });

  it('counts down each second and stops at zero', () => {
    setUp('2027-03-14T13:59:57Z');
    mount('2027-03-14T14:00:00Z');
    expect(shown()).toBe('0 0 0 3');
    pass(1000);
    expect(shown()).toBe('0 0 0 2');
    pass(1999);
    expect(shown()).toBe('0 0 0 1');
    pass(1);
    expect(shown()).toBe('0 0 0 0');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('shows zeros for what is over, and does not tick', () => {
    setUp('2027-03-15T00:00:00Z');
    mount('2027-03-14T14:00:00Z');
    expect(shown()).toBe('0 0 0 0');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('turns on the second of the event, whenever the page was opened, without a drift', () => {
    setUp('2027-03-14T13:00:00.400Z');
    mount('2027-03-14T14:00:00Z');
    expect(shown()).toBe('0 1 0 0');
    pass(599);
    expect(shown()).toBe('0 1 0 0');
    pass(1);
    expect(shown()).toBe('0 0 59 59');
    pass(3_598_999);
    expect(shown()).toBe('0 0 0 1');
    pass(1);
    expect(shown()).toBe('0 0 0 0');
  });

  it('rests while the page is hidden, and is right at once when it is back', () => {
    setUp('2027-03-14T13:00:00Z');
    mount('2027-03-14T14:00:00Z');
    hidden = true;
    pass(60_000);
    expect(jest.getTimerCount()).toBe(0);
    expect(shown()).toBe('0 1 0 0');
    comeBack();
    expect(shown()).toBe('0 0 59 0');
    pass(1000);
    expect(shown()).toBe('0 0 58 59');
  });

  it('is right at once after the machine slept', () => {
    setUp('2027-03-14T13:00:00Z');
    mount('2027-03-14T14:00:00Z');
    jest.setSystemTime(new Date('2027-03-14T13:30:00Z'));
    comeBack();
    expect(shown()).toBe('0 0 30 0');
  });

  it('ticks by the minute for those who asked for less motion', () => {
    motion.matches = true;
    setUp('2027-03-14T13:00:30Z');
    mount('2027-03-14T14:00:00Z');
    expect(shown()).toBe('0 1 0 0');
    pass(29_999);
    expect(shown()).toBe('0 1 0 0');
    pass(1);
    expect(shown()).toBe('0 0 59 0');
    expect(jest.getTimerCount()).toBe(1);
    pass(59 * 60_000);
    expect(shown()).toBe('0 0 0 0');
  });

  it('follows a change of that wish', () => {
    setUp('2027-03-14T13:00:30Z');
    mount('2027-03-14T14:00:00Z');
    expect(shown()).toBe('0 0 59 30');
    motion.matches = true;
    act(() => motion.change?.());
    expect(shown()).toBe('0 1 0 0');
  });

  it('leaves nothing running behind', () => {
    setUp('2027-03-14T13:00:00Z');
    mount('2027-03-14T14:00:00Z').unmount();
    expect(jest.getTimerCount()).toBe(0);
    expect(motion.change).toBeUndefined();
  });

  it('gives listeners the date once, and no ticking', () => {
    setUp('2027-03-14T13:00:00Z');
    mount('2027-03-14T14:00:00Z');
    const timer = screen.getByRole('timer', { name: 'Countdown' });
    expect(timer).toHaveAttribute('aria-live', 'off');
    const heard = [...timer.children].filter((child) => child.getAttribute('aria-hidden') !== 'true');
    expect(heard.map((child) => child.textContent)).toEqual([TEXT]);
  });
}
