import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSectionBuild } from '../../testing/builds.ts';
import { signedReleases } from '../../testing/signed-releases.ts';
import { createSourcePlace } from './source-place.ts';

const EVENTS = { section: 'events', version: '1.0.0' };

/** Line 1: column 0 is of line 3 of the source, column 10 of line 12. Line 2 is of line 7. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['mfe-events/src/pages/events.tsx'],
  names: [],
  mappings: 'AAEA,UASA;AALA',
});

/** A stored release with maps, signed by its team. */
async function releaseWithMaps() {
  const releases = await signedReleases();
  const folder = await writeSectionBuild(
    releases.folder('events', '1.0.0'),
    { name: 'events', version: '1.0.0' },
    {
      files: {
        'maps/browser/page.js.map': MAP,
        'maps/server/remoteEntry.cjs.map': MAP,
        'maps/browser/odd.js.map': '{',
      },
    },
  );
  await releases.sign('events', '1.0.0');
  return { ...releases, folder, place: createSourcePlace(releases.loader) };
}

describe("a place in a release's files", () => {
  it.each([
    ['page.js:1:1', 'mfe-events/src/pages/events.tsx:3'],
    ['page.js:1:11', 'mfe-events/src/pages/events.tsx:12'],
    ['server/remoteEntry.cjs:2:40', 'mfe-events/src/pages/events.tsx:7'],
  ])('%s is %s in the sources', async (at, expected) => {
    const { place } = await releaseWithMaps();
    expect(await place(EVENTS, at)).toBe(expected);
  });

  it.each(['page.js:9:1', 'other.js:1:1', 'odd.js:1:1', '../../../secret.js:1:1', 'page.js', '', 'page.js:0:0'])(
    '%j is nowhere, and no error',
    async (at) => {
      const { place } = await releaseWithMaps();
      expect(await place(EVENTS, at)).toBeUndefined();
      expect(await place({ ...EVENTS, version: '2.0.0' }, at)).toBeUndefined();
    },
  );

  it('is not looked up in a map that nobody signed', async () => {
    const { place, folder } = await releaseWithMaps();
    await writeFile(join(folder, 'maps', 'browser', 'more.js.map'), MAP);
    expect(await place(EVENTS, 'more.js:1:1')).toBeUndefined();
  });
});
