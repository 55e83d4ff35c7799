import { act, screen, within } from '@testing-library/react';
import { createFakeHttp, renderAt } from 'section-kit/testing';
import { eventItem } from '../testing/event-item.ts';
import { load } from '../testing/load.ts';
import * as page from './display.tsx';

const SERVICES = {
  data: {
    attributes: {
      services: [
        { id: 1, name: 'Worship', weekday: 'Sunday', startTime: '10:00:00', endTime: '11:30:00', online: true },
        { id: 2, name: 'Prayer', weekday: 'Friday', startTime: '19:00:00', endTime: null, place: 'Chapel' },
      ],
      exceptions: [{ id: 3, date: '2027-03-12', kind: 'No service', note: 'Because of the snow.' }],
    },
  },
};
const EVENTS = {
  data: [
    eventItem('tea', { title: 'Tea', startDate: '2027-03-13T19:00:00Z', time: '14:00:00', eventStatus: 'Cancelled' }),
    eventItem('picnic', { title: 'Picnic', startDate: '2027-03-14T22:30:00Z', time: '18:30:00' }),
  ],
};

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
  jest.useFakeTimers({ now: new Date('2027-03-12T23:30:30Z') });
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
});
afterEach(() => {
  jest.useRealTimers();
  log.mockRestore();
});

const ANSWERS = { '/api/service-time': SERVICES, '/api/events?': EVENTS };
const AWAY = { '/api/service-time': 503, '/api/events?': 503 };

/** The display at a moment, and what the shell does each minute: it loads the data again. */
async function open(moment = '2027-03-12T23:30:30Z', answers: Readonly<Record<string, unknown>> = ANSWERS) {
  jest.setSystemTime(new Date(moment));
  const api = { answers };
  const loadNow = async () => load(page, createFakeHttp(api.answers), '/display');
  const asked = { count: 0 };
  const retry = () => (asked.count += 1);
  const { rerender } = renderAt('/display', <page.Component data={await loadNow()} />, { retry });
  /** @param minutes after which the site is asked again */
  const pass = async (minutes: number) => {
    act(() => jest.advanceTimersByTime(minutes * 60_000));
    const data = await loadNow();
    rerender(<page.Component data={data} />);
  };
  return { api, asked, pass };
}

const service = () => screen.getByRole('region', { name: 'Next service' });
const events = () => within(screen.getByRole('region', { name: 'Coming up' })).queryAllByRole('listitem');

describe('the display in the foyer', () => {
  it('says the time, the next service, what does not take place, and what is coming up', async () => {
    await open();
    expect(screen.getByText('6:30 PM')).toBeVisible();
    expect(screen.getByText('Friday, March 12')).toBeVisible();
    expect(service()).toHaveTextContent('No Prayer on Friday, March 12. Because of the snow.');
    expect(within(service()).getByRole('heading', { name: 'Worship' })).toBeVisible();
    expect(service()).toHaveTextContent('Sunday, March 14, 10:00 AM');
    expect(within(service()).getByRole('timer')).toHaveTextContent('1Days14Hours29Minutes30Seconds');
    expect(events().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Tomorrow, 2:00 PMTeaCancelled/),
      expect.stringMatching(/^Sunday, March 14, 6:30 PMPicnic/),
    ]);
  });

  it('turns with the day, over midnight and the change of clocks', async () => {
    const { pass } = await open('2027-03-14T04:59:30Z');
    expect(screen.getByText('11:59 PM')).toBeVisible();
    expect(service()).toHaveTextContent('Tomorrow, 10:00 AM');
    await pass(1);
    expect(screen.getByText('12:00 AM')).toBeVisible();
    expect(screen.getByText('Sunday, March 14')).toBeVisible();
    expect(service()).toHaveTextContent('Today, 10:00 AM');
    await pass(119);
    expect(screen.getByText('1:59 AM')).toBeVisible();
    await pass(1);
    expect(screen.getByText('3:00 AM')).toBeVisible();
  });

  it('says which service is on, and then the next one', async () => {
    const { pass } = await open('2027-03-14T13:59:30Z');
    await pass(1);
    expect(service()).toHaveTextContent('NowWorship10:00 AM - 11:30 AM');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    await pass(90);
    expect(service()).toHaveTextContent('Next servicePrayerFriday, March 19, 7:00 PMChapel');
  });

  it('leaves out what has begun, and asks again each minute, also while the site does not answer', async () => {
    const { api, asked, pass } = await open('2027-03-13T18:59:30Z');
    expect(events()).toHaveLength(2);
    api.answers = AWAY;
    await pass(1);
    expect(events()).toHaveLength(1);
    await pass(1);
    expect(asked.count).toBe(2);
  });

  it('shows an edit, and what it knew while the site does not answer', async () => {
    const { api, pass } = await open();
    api.answers = { ...ANSWERS, '/api/events?': { data: [eventItem('choir', { title: 'Choir' })] } };
    await pass(1);
    expect(events()).toHaveLength(1);
    api.answers = AWAY;
    await pass(1);
    expect(events()[0]).toHaveTextContent('Choir');
    expect(service()).toHaveTextContent('Worship');
  });

  it('without an answer from the beginning says so; without services it says welcome', async () => {
    await open(undefined, AWAY);
    expect(screen.getByText('Our calendar is not answering.')).toBeVisible();
    expect(service()).toHaveTextContent('Welcome');
  });
});
