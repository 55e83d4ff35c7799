import type { SectionFailure } from 'shared/contract';
import type { LoadedRegion, LoadRegion } from '../regions/region-state.ts';
import { createPageReleases } from '../releases/page-releases.ts';
import { createPrefetchedPage } from '../routing/prefetched-page.ts';
import { CONTENT, EVENTS } from '../testing/remotes.ts';
import { prefetchPage } from './prefetch-page.ts';

const ADDRESS = { url: new URL('https://church.example/?page=2'), params: {} };
const FAILURE: SectionFailure = { ok: false, section: 'content', version: '1.0.0', reason: 'load', cause: 'no answer' };

/** The home page, which a pointer rests on. @param loaded what its regions become */
async function prefetch(loaded: (release: string) => Partial<LoadedRegion['state']>) {
  const [source] = createPageReleases({ remotes: [CONTENT, EVENTS], stable: [] }).pages();
  if (!source) throw new Error('The content section has a page.');
  const prefetched = createPrefetchedPage();
  const loadRegion: LoadRegion = async ({ remote, expose }) => {
    const release = `${remote.name}@${remote.version}`;
    const state = { release, expose, hasFallback: false, status: 'ready', data: 'words', ...loaded(release) };
    return { state: state as LoadedRegion['state'] };
  };
  const askLock = jest.fn(async () => undefined);
  const http = { get: async () => ({ data: null }), post: async () => null };
  prefetchPage({ prefetched, loadRegion, http, askLock })(source, ADDRESS);
  return { page: await prefetched.take('/?page=2', source), askLock };
}

it('loads the regions of a page, and asks for releases that were taken back', async () => {
  const { page, askLock } = await prefetch(() => ({}));
  expect(page?.page).toMatchObject({ release: 'content@1.0.0', status: 'ready', data: 'words' });
  expect(askLock).toHaveBeenCalledTimes(1);
});

it('is nothing where a region failed: the navigation reports it', async () => {
  const { page } = await prefetch((release) =>
    release === 'events@1.0.0' ? { status: 'failed', failure: FAILURE } : {},
  );
  expect(page).toBeNull();
});

it('is nothing where a fallback took the place of a release', async () => {
  const { page } = await prefetch(() => ({ release: 'content@0.9.0' }));
  expect(page).toBeNull();
});
