import { NO_SERVICES, NO_SETTINGS, type ServicePlan } from 'shared/content';
import type { Remote } from 'shared/contract';
import { CONTENT, EVENTS } from '../testing/remotes.ts';
import type { PageData } from './route-data.ts';
import { hydrationOf } from './waiting-document.ts';

const NOW = new Date('2027-03-07T15:30:00Z');
const [ROUTE] = CONTENT.routes;
const READY = { hasFallback: false, status: 'ready', data: 'words' } as const;
const PAGE = { ...READY, release: 'content@1.0.0', expose: 'pages/home' };
const SLOT = { ...READY, release: 'events@1.0.0', expose: 'slots/next-event' };
const FAILURE = { ok: false, cause: 'no answer', section: 'content', version: '1.0.0', reason: 'data' } as const;
const WORSHIP = { name: 'Worship', day: '2027-03-07', place: '', online: true, off: false, note: '' };

/** @param change of a static page */
function pageOf({ route, ...change }: Omit<Partial<PageData>, 'route'> & { route?: object } = {}): PageData {
  if (!ROUTE) throw new Error('The content section has a page.');
  const definition = { ...ROUTE, slots: [], ...(route ?? { static: true }) };
  return { route: definition, page: PAGE, slots: {}, head: {}, ...change };
}

const WAITING = { route: { hydrate: 'on-interaction' } } as const;

/** The release of a slot, which waits or does not. */
function remoteOf(hydrate?: 'on-interaction') {
  const slots = [{ slot: 'home.next-event', expose: 'next-event', hydrate }];
  return (release: string): Remote =>
    release.startsWith('events') ? { ...EVENTS, version: '1.0.0', slots, elements: 'elements.js' } : CONTENT;
}

function hydration(page: unknown, services: ServicePlan = NO_SERVICES, find = remoteOf('on-interaction')) {
  return hydrationOf({ shell: { settings: NO_SETTINGS, services }, 'content:/': page }, NOW, find);
}

describe('a document waits for its visitor', () => {
  it('when its page is static', () => {
    expect(hydration(pageOf())).toMatchObject({ hydrate: 'on-interaction', elements: [] });
  });

  it('when its page and each slot need React after an interaction only; what moves before are custom elements', () => {
    const page = pageOf({ ...WAITING, slots: { 'home.next-event': SLOT } });
    const state = hydration(page);
    expect(state.hydrate).toBe('on-interaction');
    expect(state.elements).toEqual([
      { section: 'events', version: '1.0.0', src: '/_/assets/events/1.0.0/elements.js' },
    ]);
    expect(state.loaderData).toMatchObject({ 'content:/': page });
  });

  it('until a service is about to be streamed', () => {
    const next = [{ ...WORSHIP, time: '12:00:00', endTime: '13:00:00' }];
    expect(hydration(pageOf(), { ...NO_SERVICES, next }).hydrateAt).toBe(Date.parse('2027-03-07T16:00:00Z'));
    expect(hydration(pageOf()).hydrateAt).toBeUndefined();
  });

  it.each([
    ['its page is alive', pageOf({ route: {} })],
    ['its page failed', pageOf({ page: { ...PAGE, status: 'failed', failure: FAILURE } })],
    ['a slot failed', pageOf({ ...WAITING, slots: { 'home.next-event': { ...SLOT, status: 'pending' } } })],
    ['its static page has a slot', pageOf({ slots: { 'home.next-event': SLOT } })],
    ['it has no page', null],
  ])('not when %s', (_why, page) => {
    expect(hydration(page).hydrate).toBeUndefined();
  });

  it('not when a slot is alive', () => {
    const page = pageOf({ ...WAITING, slots: { 'home.next-event': SLOT } });
    expect(hydration(page, NO_SERVICES, remoteOf())).toEqual({ loaderData: expect.anything() });
  });

  it('not without the settings of the site', () => {
    expect(hydrationOf({ shell: null, 'content:/': pageOf() }, NOW, remoteOf()).hydrate).toBeUndefined();
  });

  it('not around a service that is streamed, whose state changes', () => {
    const next = [{ ...WORSHIP, time: '11:00:00', endTime: '12:00:00' }];
    expect(hydration(pageOf(), { ...NO_SERVICES, next }).hydrate).toBeUndefined();
  });
});

it('a document that waits carries the HTML of a static page, and not its data a second time', () => {
  const { release, expose, hasFallback } = PAGE;
  expect(hydration(pageOf()).loaderData).toMatchObject({
    'content:/': { page: { release, expose, hasFallback, status: 'static' } },
  });
});
