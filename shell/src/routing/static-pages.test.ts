import { NO_SERVICES, NO_SETTINGS, type ServicePlan } from 'shared/content';
import { CONTENT } from '../testing/remotes.ts';
import type { PageData } from './route-data.ts';
import { isStaticDocument, withoutPageData } from './static-pages.ts';

const NOW = new Date('2027-03-07T15:30:00Z');
const [ROUTE] = CONTENT.routes;
const READY = {
  release: 'content@1.0.0',
  expose: 'pages/home',
  hasFallback: false,
  status: 'ready',
  data: 'words',
} as const;
const FAILURE = { ok: false, cause: 'no answer', section: 'content', version: '1.0.0', reason: 'data' } as const;

function pageOf(change: Partial<PageData> = {}): PageData {
  if (!ROUTE) throw new Error('The content section has a page.');
  return { route: { ...ROUTE, slots: [], static: true }, page: READY, slots: {}, head: {}, ...change };
}

function documentOf(page: unknown, services: ServicePlan = NO_SERVICES) {
  return { shell: { settings: NO_SETTINGS, services }, 'content:/': page };
}

const isStatic = (page: unknown, services?: ServicePlan) => isStaticDocument(documentOf(page, services), NOW);

describe('a document waits for its visitor', () => {
  it('when its page is static', () => {
    expect(isStatic(pageOf())).toBe(true);
  });

  it.each([
    ['its page is alive', pageOf({ route: { ...pageOf().route, static: undefined } })],
    ['its page failed', pageOf({ page: { ...READY, status: 'failed', failure: FAILURE } })],
    ['its page has a slot', pageOf({ slots: { 'home.next-event': READY } })],
    ['it has no page', null],
  ])('not when %s', (_why, page) => {
    expect(isStatic(page)).toBe(false);
  });

  it('not without the settings of the site', () => {
    expect(isStaticDocument({ shell: null, 'content:/': pageOf() }, NOW)).toBe(false);
  });

  it('not around a service that is streamed, whose state changes', () => {
    const when = { day: '2027-03-07', time: '11:00:00', endTime: '12:00:00' };
    const next = [{ name: 'Worship', ...when, place: '', online: true, off: false, note: '' }];
    expect(isStatic(pageOf(), { ...NO_SERVICES, next })).toBe(false);
  });
});

it('then carries the HTML of its page, and not its data a second time', () => {
  const { page } = pageOf();
  expect(withoutPageData(documentOf(pageOf()))).toEqual(
    documentOf({
      ...pageOf(),
      page: { release: page.release, expose: page.expose, hasFallback: false, status: 'static' },
    }),
  );
});
