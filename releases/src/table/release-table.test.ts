import * as v from 'valibot';
import { releaseEntry, releaseTable } from '../testing/release-entry.ts';
import { type ReleaseEntry, ReleaseTable } from './release-table.ts';

const accepts = (releases: ReleaseEntry[]) => v.is(ReleaseTable, releaseTable({ events: releases }));
const stable = releaseEntry('1.0.0', 100, 'stable');

describe('ReleaseTable', () => {
  it.each<[string, ReleaseEntry[]]>([
    ['no release', []],
    ['no default', [releaseEntry('1.0.0', 100, 'candidate')]],
    ['two defaults', [releaseEntry('1.0.0', 50, 'stable'), releaseEntry('1.1.0', 50, 'stable')]],
    ['shares below 100', [releaseEntry('1.0.0', 90, 'stable')]],
    ['shares above 100', [stable, releaseEntry('1.1.0', 10, 'candidate')]],
    [
      'a share finer than a bucket',
      [releaseEntry('1.0.0', 99.999, 'stable'), releaseEntry('1.1.0', 0.001, 'candidate')],
    ],
    ['a version twice', [stable, releaseEntry('1.0.0', 0, 'retired')]],
    ['an integrity that is none', [{ ...stable, integrity: 'md5-abc' }]],
  ])('refuses %s', (_name, releases) => {
    expect(accepts(releases)).toBe(false);
  });

  it('takes shares in hundredths, however they add up in binary', () => {
    expect(accepts([releaseEntry('1.0.0', 99.9, 'stable'), releaseEntry('1.1.0', 0.1, 'candidate')])).toBe(true);
    expect(accepts([releaseEntry('1.0.0', 66.67, 'stable'), releaseEntry('1.1.0', 33.33, 'candidate')])).toBe(true);
  });
});
