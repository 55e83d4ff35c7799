import { createAdmissions, networkOf } from './admissions.ts';

describe('a network', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:7:1::5', '2001:db8:7::'],
    ['2001:db8:7:ffff:1:2:3:4', '2001:db8:7::'],
    ['fe80::1%eth0', 'fe80::'],
    ['::1', '::'],
    ['unix:', 'unknown'],
  ])('%s is of %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('has three visitors heard in an hour, and those as often as they come', () => {
    let now = 1_000;
    const admissions = createAdmissions(() => now);
    const admitted = () => ['a', 'b', 'c', 'd', 'a'].map((visitor) => admissions.admits('one', visitor));
    expect(admitted()).toEqual([true, true, true, false, true]);
    expect(admissions.admits('another', 'd')).toBe(true);
    now += 3_600_001;
    expect(admissions.admits('one', 'd')).toBe(true);
  });
});
