import { buildVersionOf } from './release-builds.mjs';

const [OLD, NEW] = ['a'.repeat(64), 'b'.repeat(64)];

test.each([
  ['has the version of its package while nothing was published', { published: undefined, isShared: false }, '1.0.0'],
  ['has the same version while its sources are the same', { published: NEW, isShared: false }, '1.0.0'],
  [
    'names its sources when the version was published from others',
    { published: OLD, isShared: false },
    '1.0.0-bbbbbbbb',
  ],
  [
    'names its sources where another machine may have published the version',
    { published: undefined, isShared: true },
    '1.0.0-bbbbbbbb',
  ],
  ['has the version of a shared release with the same sources', { published: NEW, isShared: true }, '1.0.0'],
])('a local build %s', (_what, known, version) => {
  expect(buildVersionOf('1.0.0', { source: NEW, ...known })).toBe(version);
});
