import { loadedLock } from 'releases/testing';
import { isListed } from './load-shedding.ts';

const PAGES = { path: '/events', page: 'events', title: 'Events', slots: [], query: ['page'] };
const SEARCH = { path: '/search', page: 'search', title: 'Search', slots: [], query: ['q'], sitemap: false as const };

function listed(address: string): boolean {
  const loaded = loadedLock({ shell: '1.0.0', events: '1.0.0' });
  const sections = loaded.sections.map((section) => ({
    ...section,
    remote: { ...section.remote, routes: [PAGES, SEARCH] },
  }));
  return isListed({ ...loaded, sections }, address);
}

it.each(['/events', '/events?page=2', '/search'])("%s is one of the site's own addresses", (address) => {
  expect(listed(address)).toBe(true);
});

it.each(['/events?page=2&page=3', '/events?visitor=1', '/search?q=choir', '/search?q='])(
  '%s is one of those that anybody can make up, and takes no place of the others in the cache',
  (address) => {
    expect(listed(address)).toBe(false);
  },
);
