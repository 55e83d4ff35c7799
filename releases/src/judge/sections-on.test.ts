import type { Remote } from 'shared/contract';
import { sectionsOn } from './document-outcome.ts';

const remote = (parts: Pick<Remote, 'name' | 'routes' | 'slots'>): Remote => ({
  contract: '1.1.0',
  version: '1.0.0',
  source: '',
  entry: 'remoteEntry.js',
  globalName: parts.name,
  requires: {},
  exposes: {},
  ...parts,
});
const route = (path: string, slots: string[] = []) => ({ path, page: 'page', title: 'Page', slots, query: [] });

const REMOTES = [
  remote({ name: 'content', routes: [route('/', ['home.next-event']), route('/about')], slots: [] }),
  remote({
    name: 'events',
    routes: [route('/events'), route('/events/:event')],
    slots: [{ slot: 'home.next-event', expose: 'next' }],
  }),
];

describe('the sections on a page', () => {
  it.each([
    ['/', ['shell', 'content', 'events']],
    ['/about', ['shell', 'content']],
    ['/Events/', ['shell', 'events']],
    ['/Events/picnic-7/', ['shell', 'events']],
    ['/no-such-page', ['shell']],
  ])('%s: %j', (path, sections) => {
    expect(sectionsOn(path, REMOTES)).toEqual(sections);
  });
});
