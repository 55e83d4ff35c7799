import type { Remote } from 'shared/contract';
import type { PageData } from '../routing/route-data.ts';
import { pageSources } from '../releases/page-sources.ts';
import { CONTENT, EVENTS, NEXT_EVENTS } from '../testing/remotes.ts';
import { pageTable } from './page-table.ts';

const files = { js: ['a.js'], css: [] };
const withFiles = (remote: Remote): Remote => ({
  ...remote,
  exposes: { 'pages/home': files, 'pages/events': files, 'pages/event-details': files, 'slots/next-event': files },
});
const CONNECT: Remote = { ...CONTENT, name: 'connect', routes: [], slots: [{ slot: 'other.place', expose: 'other' }] };
const STATE = { release: 'x@1.0.0', expose: 'pages/x', hasFallback: false, status: 'pending' } as const;

/** The page's part of a table, and its page as the browser then finds it. */
function part(path: string) {
  const whole = { remotes: [CONTENT, NEXT_EVENTS, CONNECT].map(withFiles), stable: [withFiles(EVENTS)] };
  const source = pageSources(whole.remotes, whole.stable).find(({ route }) => route.path === path);
  if (!source) throw new Error(`No page ${path}.`);
  const slots = Object.fromEntries(Object.keys(source.slots).map((name) => [name, STATE]));
  const page: PageData = { route: source.route, page: STATE, slots, head: {} };
  const table = pageTable(whole, [page]);
  return { table, source, found: pageSources(table.remotes, table.stable) };
}

const names = (remotes: readonly Remote[]) => remotes.map(({ name, version }) => `${name}@${version}`);

describe('the part of the route table that travels with a page', () => {
  it('has the sections of its regions, and of them what the regions need', () => {
    const { table } = part('/');
    expect(names(table.remotes)).toEqual(['content@1.0.0', 'events@1.1.0']);
    expect(names(table.stable)).toEqual(['events@1.0.0']);
    expect(table.remotes.map(({ exposes }) => Object.keys(exposes))).toEqual([['pages/home'], ['slots/next-event']]);
  });

  it.each(['/', '/events'])('draws %s by the same releases as the whole would', (path) => {
    const { source, found } = part(path);
    const drawn = ({ page, slots }: typeof source) =>
      [page, ...Object.values(slots)].map(({ remote, expose, fallback }) => [
        names([remote]),
        expose,
        fallback && names([fallback.remote]),
      ]);
    expect(found.map(drawn)).toEqual([drawn(source)]);
  });

  it('leaves out what is coming elsewhere', () => {
    const coming = [{ path: '/picnic', title: 'The Picnic' }];
    const page: PageData = { route: CONTENT.routes[0]!, page: STATE, slots: {}, head: {} };
    expect(pageTable({ remotes: [{ ...CONTENT, coming }], stable: [] }, [page]).remotes[0]?.coming).toEqual([]);
  });

  it('is empty where there is no page', () => {
    expect(pageTable({ remotes: [CONTENT, EVENTS], stable: [] }, [])).toEqual({ remotes: [], stable: [] });
  });
});
