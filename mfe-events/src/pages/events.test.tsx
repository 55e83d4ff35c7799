import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeHttp, renderAt } from 'section-kit/testing';
import { eventItem, imageField } from '../testing/event-item.ts';
import { load } from '../testing/load.ts';
import * as page from './events.tsx';

const LIST = [
  eventItem('carols', { title: 'Carols', startDate: '2026-12-20T23:00:00Z', time: '18:00:00', type: 'Children' }),
  eventItem('hike', { title: 'Hike', startDate: '2027-03-09T13:00:00Z', time: '08:00:00', type: 'Men' }),
  eventItem('retreat', {
    title: 'Retreat',
    startDate: '2027-03-09T21:00:00Z',
    endDate: '2027-03-11T18:00:00Z',
    time: '16:00:00',
    type: 'Women',
  }),
  eventItem('today', {
    title: 'Breakfast',
    startDate: '2027-03-10T14:00:00Z',
    endDate: '2027-03-10T15:30:00Z',
    time: '09:00:00',
  }),
  eventItem('youth', { title: 'Youth Night', type: 'Youths', image: imageField('thumbnail', 'small') }),
];

let log: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2027-03-10T15:00:00Z'),
    doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'],
  });
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  log.mockRestore();
});

async function open(address: string, items: unknown = { data: LIST }) {
  const http = createFakeHttp({ '/api/events?': items });
  const data = await load(page, http, address);
  const retry = jest.fn();
  const view = renderAt(address, <page.Component data={data} />, { retry });
  return { ...view, http, data, retry };
}

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const filter = () => within(screen.getByRole('navigation', { name: 'Filter events' }));

describe('the list', () => {
  it('has every event: what is ahead or going on first, then what is over, each by start date', async () => {
    const { http } = await open('/events');
    const upcoming = within(screen.getByRole('region', { name: 'Upcoming events' }));
    const past = within(screen.getByRole('region', { name: 'Past events' }));
    const names = (group: typeof past) =>
      group.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(names(upcoming)).toEqual(['Retreat', 'Breakfast', 'Youth Night']);
    expect(names(past)).toEqual(['Carols', 'Hike']);
    // Each list once.
    expect(http.asked).toHaveLength(2);
  });

  it('shows when and where on each card, and leads to its details', async () => {
    const { location } = await open('/events');
    const youth = within(screen.getByText('Youth Night').closest('article') ?? document.body);
    expect(youth.getByText('Sunday, March 14, 2027')).toBeVisible();
    expect(youth.getByText('6:30 PM')).toBeVisible();
    expect(youth.getByText('Baltimore County, Maryland')).toBeVisible();
    expect(youth.getByText('Youths')).toBeVisible();
    const retreat = within(screen.getByText('Retreat').closest('article') ?? document.body);
    const [dates, times] = retreat.getAllByRole('listitem');
    expect(dates).toHaveTextContent('Tue, Mar 9 - Thu, Mar 11, 2027');
    expect(times).toHaveTextContent('Tue 4:00 PM - Thu 1:00 PM');
    const breakfast = within(screen.getByText('Breakfast').closest('article') ?? document.body);
    expect(breakfast.getByText('Others')).toBeVisible();
    expect(breakfast.getByText('9:00 AM')).toBeVisible();
    expect(breakfast.getByText('10:30 AM')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Youth Night' }));
    expect(location()).toMatchObject({
      pathname: '/events/youth-night-youth',
      state: { event: { title: 'Youth Night' } },
    });
  });

  it.each([
    ['Cancelled', 'Cancelled'],
    ['Postponed', 'Postponed'],
    ['Rescheduled', 'New date'],
    ['Moved online', 'Online'],
  ])('says on its card that an event is %s', async (eventStatus, word) => {
    await open('/events', { data: [eventItem('a', { eventStatus })] });
    expect(screen.getByText(word)).toBeVisible();
  });

  it('does not carry descriptions in its page', async () => {
    const { data } = await open('/events', { data: [eventItem('a', { desc: [{ type: 'paragraph', children: [] }] })] });
    expect(JSON.stringify(data)).not.toContain('paragraph');
  });
});

describe('the picture of a card', () => {
  it.each([
    ['small', imageField('thumbnail', 'small', 'medium'), '/uploads/small.png'],
    ['thumbnail', imageField('thumbnail'), '/uploads/thumbnail.png'],
    ['original', imageField(), '/uploads/original.png'],
    ['default', { data: null }, '/event-default.svg'],
  ])('is the %s one', async (_, image, address) => {
    const { container } = await open('/events', { data: [eventItem('a', { image })] });
    expect(container.querySelector('article img')).toHaveAttribute('src', address);
  });

  it('comes in the size shown, made of the original', async () => {
    const image = imageField('small');
    const { container } = await open('/events', { data: [eventItem('a', { image })] });
    const source = container.querySelector('article source');
    expect(source).toHaveAttribute('type', 'image/avif');
    expect(source?.getAttribute('srcset')).toContain('/_/pictures/avif/320/uploads/original.png 320w');
  });

  it('is asked for before all others if it is the first, and when it is near if it is not', async () => {
    const { container } = await open('/events', { data: ['a', 'b'].map((id) => eventItem(id)) });
    const cards = [...container.querySelectorAll('article')];
    const pictures = cards.map((card) => card.querySelector('img'));
    // What waits until it is near is a placeholder meanwhile.
    expect(pictures.map((picture) => picture?.className.includes('waiting'))).toEqual([false, true]);
    const priorities = pictures.map((picture) => picture?.getAttribute('fetchpriority'));
    expect(priorities).toEqual(['high', null]);
  });
});

describe('the filter', () => {
  it.each([
    ['/events', 'All', ['Retreat', 'Breakfast', 'Youth Night', 'Carols', 'Hike']],
    ['/events?type=men', 'Men', ['Hike']],
    ['/events?type=women', 'Women', ['Retreat']],
    ['/events?type=children', 'Children', ['Carols']],
    ['/events?type=youths', 'Youths', ['Youth Night']],
    ['/events?type=others', 'Others', ['Breakfast']],
    ['/events?type=nonsense', 'All', ['Retreat', 'Breakfast', 'Youth Night', 'Carols', 'Hike']],
  ])('at %s is %s', async (address, chosen, shown) => {
    await open(address);
    expect(titles()).toEqual(shown);
    const links = filter().getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['All', 'Men', 'Women', 'Children', 'Youths', 'Others']);
    expect(links.filter((link) => link.hasAttribute('aria-current')).map((link) => link.textContent)).toEqual([chosen]);
  });

  it('changes the list and the address without another call, and says so', async () => {
    const { http, location } = await open('/events');
    await userEvent.click(filter().getByRole('link', { name: 'Women' }));
    expect(titles()).toEqual(['Retreat']);
    expect(location().search).toBe('?type=women');
    expect(screen.getByText('Women: 1 event')).toBeInTheDocument();
    await userEvent.click(filter().getByRole('link', { name: 'All' }));
    expect(titles()).toHaveLength(5);
    expect(location().search).toBe('');
    expect(http.asked).toHaveLength(2);
  });

  it('says what to do where a choice has no event', async () => {
    await open('/events?type=men', { data: [eventItem('a')] });
    expect(screen.getByText('No events for Men yet')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'See all events' }));
    expect(titles()).toEqual(['Event a']);
  });

  it('says what to do when there is no event at all', async () => {
    await open('/events', { data: [] });
    expect(screen.getByText('No events yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Plan your visit' })).toHaveAttribute('href', '/plan-your-visit');
  });
});

describe('a failure', () => {
  it('says so, and tries again on demand', async () => {
    const { retry, rerender } = await open('/events', 503);
    expect(screen.getByRole('alert')).toHaveTextContent('Error fetching events');
    expect(filter().getAllByRole('link')).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Trying again…' }));
    expect(retry).toHaveBeenCalledTimes(1);

    rerender(<page.Component data={await load(page, createFakeHttp({}))} />);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();

    rerender(<page.Component data={await load(page, createFakeHttp({ '/api/events?': { data: LIST } }))} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(titles()).toHaveLength(5);
  });
});

it('keeps its shape while loading', () => {
  renderAt('/events', <page.Loading />);
  expect(screen.getByRole('status', { name: 'Loading events' })).toBeVisible();
});
