import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_SETTINGS } from 'shared/content';
import { SettingsContext } from 'section-kit/shell-api';
import { createFakeHttp, renderAt } from 'section-kit/testing';
import { eventItem, imageField } from '../testing/event-item.ts';
import { load } from '../testing/load.ts';
import * as page from './event-details.tsx';

const ADDRESS = '/event-details?id=retreat';
const URL_OF_PAGE = new URL(ADDRESS, 'https://soteria.example');
const DESC = [
  { type: 'heading', level: 1, children: [{ type: 'text', text: 'Handmade' }] },
  { type: 'paragraph', children: [{ type: 'text', text: 'Three days by the lake.' }] },
];

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => log.mockRestore());

async function open(attributes: Readonly<Record<string, unknown>> = {}) {
  const http = createFakeHttp({
    '/api/events/retreat?': { data: eventItem('retreat', { title: 'Retreat', ...attributes }) },
  });
  const data = await load(page, http, ADDRESS);
  return { ...renderAt(ADDRESS, <page.Component data={data} />), data };
}

async function openFailed(address: string, answer: unknown = 404) {
  const data = await load(page, createFakeHttp({ '/api/events/': answer }), address);
  const retry = jest.fn();
  return { ...renderAt(address, <page.Component data={data} />, { retry }), data, retry };
}

describe('details', () => {
  it('say when, where and what', async () => {
    await open({ desc: DESC });
    expect(screen.getByText('Sunday, March 14, 2027')).toBeVisible();
    expect(screen.getByText('6:30 PM')).toBeVisible();
    expect(screen.getByText('Baltimore County, Maryland')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Overview:' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Handmade' })).toBeVisible();
    expect(screen.getByText('Three days by the lake.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  });

  it('without a venue take place at the church, as staff wrote its address', async () => {
    const http = createFakeHttp({ '/api/events/retreat?': { data: eventItem('retreat', { venue: { data: null } }) } });
    const data = await load(page, http, ADDRESS);
    renderAt(
      ADDRESS,
      <SettingsContext value={{ ...NO_SETTINGS, address: '1 York Road, Towson, MD 21204' }}>
        <page.Component data={data} />
      </SettingsContext>,
    );
    expect(screen.getByText('1 York Road, Towson, MD 21204')).toBeVisible();
  });

  it('leave the h1 to the title bar', async () => {
    await open();
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  });

  it('say the word under which the filter has it', async () => {
    await open();
    expect(screen.getByText('Others')).toBeVisible();
  });

  it('do without a time, a text and a link', async () => {
    await open({ startDate: '2027-03-14', time: null });
    expect(screen.queryByText('Time:')).not.toBeInTheDocument();
    expect(screen.queryByText('Overview:')).not.toBeInTheDocument();
    expect(screen.queryByText('Register')).not.toBeInTheDocument();
  });

  it('lead to the registration in a new tab', async () => {
    await open({ registerationLink: 'https://events.example/retreat' });
    const register = screen.getByRole('link', { name: 'Register (opens in a new tab)' });
    expect(register).toHaveAttribute('href', 'https://events.example/retreat');
    expect(register).toHaveAttribute('target', '_blank');
    expect(register).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('are added to a calendar program', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/calendar/events/retreat.ics',
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', ' java\nscript:alert(1)'])(
    'make no link of %j',
    async (registerationLink) => {
      await open({ registerationLink });
      expect(screen.queryByText('Register')).not.toBeInTheDocument();
    },
  );

  it.each([
    ['medium', imageField('small', 'medium'), '/uploads/medium.png', '750', '422'],
    ['original', imageField('small'), '/uploads/original.png', '1600', '900'],
  ])('show the %s picture at once, in its shape', async (_, image, address, width, height) => {
    await open({ image });
    const picture = screen.getByRole('img', { name: 'A lake' });
    expect(picture).toHaveAttribute('src', address);
    expect(picture).toHaveAttribute('width', width);
    expect(picture).toHaveAttribute('height', height);
    expect(picture).not.toHaveAttribute('loading', 'lazy');
  });
});

describe('an event that does not take place as announced', () => {
  const PLAN = { registerationLink: 'https://events.example/a', onlineLink: 'https://meet.example/a' };

  it.each([
    ['Cancelled', 'This event is cancelled. Because of the snow.'],
    ['Postponed', 'This event is postponed. The new date is not known yet. Because of the snow.'],
  ])('is %s: says so, and takes nobody in', async (eventStatus, sentence) => {
    const { container } = await open({ ...PLAN, eventStatus, statusNote: 'Because of the snow.' });
    expect(container).toHaveTextContent(sentence);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('has a new date: says which one was planned', async () => {
    const { container } = await open({
      ...PLAN,
      eventStatus: 'Rescheduled',
      previousStartDate: '2027-03-08T02:00:00Z',
    });
    expect(container).toHaveTextContent('This event has a new date. It was planned for Sunday, March 7, 2027.');
    expect(screen.getByRole('link', { name: /^Register/ })).toBeVisible();
    expect(screen.queryByText('Join online')).not.toBeInTheDocument();
  });

  it('moved online: leads there', async () => {
    const { container } = await open({ ...PLAN, eventStatus: 'Moved online' });
    expect(container).toHaveTextContent('This event takes place online.');
    expect(screen.getByRole('link', { name: /^Join online/ })).toHaveAttribute('href', 'https://meet.example/a');
  });

  it('is described as such', async () => {
    const { data } = await open({ eventStatus: 'Cancelled' });
    const { description } = page.head({ data, url: URL_OF_PAGE });
    expect(description).toBe('Cancelled: Sunday, March 14, 2027, 6:30 PM.');
  });

  it('as announced says nothing of it', async () => {
    const { container } = await open({ ...PLAN, eventStatus: 'Scheduled', statusNote: 'An old note' });
    expect(container).not.toHaveTextContent(/This event|An old note|Join online/);
  });
});

describe('the head', () => {
  async function headOf(attributes: Readonly<Record<string, unknown>> = {}) {
    const { data } = await open(attributes);
    return page.head({ data, url: URL_OF_PAGE });
  }

  it('tells browsers and previews about the event', async () => {
    const { jsonLd, ...head } = await headOf({
      desc: DESC,
      image: imageField('medium'),
      startDate: '2027-03-12T23:00:00Z',
      time: '18:00:00',
      endDate: '2027-03-14T16:00:00Z',
    });
    expect(jsonLd).toHaveLength(1);
    expect(head).toEqual({
      title: 'Retreat',
      heading: 'Retreat',
      description: 'Fri, Mar 12 - Sun, Mar 14, 2027. Three days by the lake.',
      image: {
        src: expect.stringMatching(/^\/share\/events\/retreat\.png\?v=\w+$/),
        width: 1200,
        height: 630,
        alt: 'Retreat. Fri, Mar 12 - Sun, Mar 14, 2027',
      },
      canonical: '/events/retreat-retreat',
    });
  });

  it.each([
    ['/events/retreat-retreat', undefined],
    ['/events/camp-retreat', '/events/retreat-retreat'],
    ['/events/retreat', '/events/retreat-retreat'],
    ['/event-details?id=retreat', undefined],
  ])('of the event at %s moves to %j', async (address, movedTo) => {
    const http = createFakeHttp({ '/api/events/retreat?': { data: eventItem('retreat', { title: 'Retreat' }) } });
    const data = await load(page, http, address);
    const head = page.head({ data, url: new URL(address, URL_OF_PAGE) });
    expect(head.movedTo).toBe(movedTo);
    expect(head).toMatchObject({
      canonical: '/events/retreat-retreat',
      jsonLd: [{ url: 'https://soteria.example/events/retreat-retreat' }],
    });
  });

  it.each([
    ['until its end', { endDate: '2027-03-15T01:00:00Z' }, 'Sunday, March 14, 2027, 6:30 PM - 9:00 PM.'],
    ['without an end', {}, 'Sunday, March 14, 2027, 6:30 PM.'],
    ['without a time', { startDate: '2027-03-14', time: null }, 'Sunday, March 14, 2027.'],
  ])('describes when it is: %s', async (_, attributes, description) => {
    expect(await headOf(attributes)).toMatchObject({ description });
  });

  it('shares a picture that says what and when, and names it in words', async () => {
    expect(await headOf({ eventStatus: 'Cancelled' })).toMatchObject({
      image: { alt: 'Retreat. Cancelled: Sunday, March 14, 2027, 6:30 PM' },
    });
  });

  it('cuts a long text at a word', async () => {
    const words = 'grace '.repeat(60);
    const { description = '' } = await headOf({
      desc: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }],
    });
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/ grace…$/);
  });

  it.each([
    [
      'at its venue',
      { data: { attributes: { name: 'Deep Run', address: '1900 Deep Run Road, Whiteford, MD 21160' } } },
      'Whiteford',
    ],
    ['at the church, as staff wrote its address', { data: null }, 'Towson'],
  ])('puts the event on the map %s', async (_, venue, addressLocality) => {
    const http = createFakeHttp({
      '/api/events/retreat?': { data: eventItem('retreat', { venue }) },
      '/api/site-setting': { data: { attributes: { address: '1 York Road, Towson, MD 21204' } } },
    });
    const data = await load(page, http, ADDRESS);
    const { jsonLd } = page.head({ data, url: URL_OF_PAGE });
    expect(jsonLd).toMatchObject([{ '@type': 'Event', location: { address: { addressLocality } } }]);
  });
});

it.each([{ data: { attributes: { address: '' } } }, 404, 503])(
  'puts an event without any address on no invented map: %j',
  async (setting) => {
    const http = createFakeHttp({
      '/api/events/retreat?': { data: eventItem('retreat', { venue: { data: null } }) },
      '/api/site-setting': setting,
    });
    const { jsonLd } = page.head({ data: await load(page, http, ADDRESS), url: URL_OF_PAGE });
    expect(jsonLd).toMatchObject([{ location: { name: 'Soteria Church', address: 'Baltimore County, Maryland' } }]);
  },
);

describe('a failure', () => {
  const MESSAGE = 'Failed to load event details. Please try again later.';

  it.each([
    ['an unknown id', '/event-details?id=nobody', 404],
    ['no id', '/event-details', undefined],
    ['an empty id', '/event-details?id=', undefined],
  ])('of %s is not found', async (_, address, answer) => {
    const { data } = await openFailed(address, answer);
    expect(screen.getByRole('alert')).toHaveTextContent(MESSAGE);
    expect(screen.getByText('This event may be over, or it was taken off our calendar.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', '/events');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(page.head({ data, url: URL_OF_PAGE })).toEqual({ status: 404 });
  });

  it('of the content API says so, and tries again on demand', async () => {
    const { data, retry } = await openFailed(ADDRESS, 503);
    expect(screen.getByRole('alert')).toHaveTextContent(MESSAGE);
    expect(screen.queryByText(/may be over/)).not.toBeInTheDocument();
    expect(page.head({ data, url: URL_OF_PAGE })).toEqual({});
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', '/events');
  });
});

it('keeps its shape while loading', () => {
  renderAt(ADDRESS, <page.Loading />);
  expect(screen.getByRole('status', { name: 'Loading event details' })).toBeVisible();
});
