import { installScriptFaults } from './install-script-faults.mjs';
import { licenceList } from './licence-list.mjs';
import { isAllowed } from './licence-policy.mjs';
import { lockfileFaults } from './lockfile-faults.mjs';
import { portable } from './portable.mjs';
import { unansweredAdvisories } from './unanswered-advisories.mjs';

const INTEGRITY = `sha512-${'A'.repeat(86)}==`;
const lockfileOf = (/** @type {object} */ resolution, specifier = '^1.0.0') => ({
  importers: { edge: { dependencies: { fastify: { specifier, version: '1.0.0' } } } },
  packages: { 'fastify@1.0.0': { resolution } },
});

describe('the lockfile', () => {
  it('is fine when every package is the registry’s, and known by its content', () => {
    expect(lockfileFaults(lockfileOf({ integrity: INTEGRITY }))).toEqual([]);
  });

  it.each([
    ['a package without a hash', lockfileOf({}), 'fastify@1.0.0 has no SHA-512'],
    ['a weak hash', lockfileOf({ integrity: 'sha1-abc' }), 'fastify@1.0.0 has no SHA-512'],
    [
      'an archive from elsewhere',
      lockfileOf({ integrity: INTEGRITY, tarball: 'https://evil.example/a.tgz' }),
      'tarball',
    ],
    ['a git repository', lockfileOf({ type: 'git', repo: 'x', commit: 'y' }), 'does not come from the registry'],
    [
      'a git address in a package.json',
      lockfileOf({ integrity: INTEGRITY }, 'github:a/b'),
      'edge asks for fastify at "github:a/b"',
    ],
    [
      'an address in a package.json',
      lockfileOf({ integrity: INTEGRITY }, 'https://a.example/b.tgz'),
      'no version of the registry',
    ],
  ])('is not with %s', (_, lockfile, fault) => {
    expect(lockfileFaults(lockfile)).toEqual([expect.stringContaining(fault)]);
  });
});

describe('install scripts', () => {
  it('run for packages that are named', () => {
    expect(installScriptFaults({ allowBuilds: { 'better-sqlite3': true, re2: false }, strictDepBuilds: true })).toEqual(
      [],
    );
  });

  it.each([
    [{ allowBuilds: {} }, 'strictDepBuilds is off'],
    [{ allowBuilds: { '@evil/*': true }, strictDepBuilds: true }, '@evil/*'],
    [{ allowBuilds: {}, strictDepBuilds: true, dangerouslyAllowAllBuilds: true }, 'every package may run'],
  ])('are not let loose by %j', (workspace, fault) => {
    expect(installScriptFaults(workspace)).toEqual([expect.stringContaining(fault)]);
  });
});

describe('licences', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-or-later)', 'Apache-2.0 AND MIT', '(MIT AND Zlib)'])('%s is taken', (licence) => {
    expect(isAllowed('some-package', licence)).toBe(true);
  });

  it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'MIT AND GPL-2.0-only', 'BUSL-1.1', 'SSPL-1.0', 'Unknown', ''])(
    '"%s" is not',
    (licence) => {
      expect(isAllowed('some-package', licence)).toBe(false);
    },
  );

  it('are taken by name where there is a reason', () => {
    expect(isAllowed('@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later')).toBe(true);
    expect(isAllowed('@img/sharp-libvips-evil-twin'.replace('libvips', 'lib'), 'LGPL-3.0-or-later')).toBe(false);
  });

  it('are listed once for each package, whatever machine lists them', () => {
    const lockfile = { packages: { '@img/sharp-linux-x64@0.35.3': { os: ['linux'] }, 'koa@2.0.0': {} } };
    const all = ['koa', '@img/sharp-linux-x64', 'koa'].map((name) => ({ name, licence: 'MIT' }));
    const list = licenceList(all.filter(portable(lockfile)));
    expect(list).toContain('## MIT (1)\n\n```text\nkoa\n```');
  });
});

describe('advisories', () => {
  const report = (/** @type {string} */ severity) =>
    JSON.stringify({
      advisories: {
        1: {
          module_name: 'koa',
          severity,
          title: 'Open redirect',
          url: 'https://github.com/advisories/GHSA-1234-abcd-5678',
        },
      },
    });

  it('that are grave have to be answered', () => {
    expect(unansweredAdvisories(report('critical'), '# Advisories')).toEqual([
      expect.stringContaining('koa: Open redirect'),
    ]);
    expect(unansweredAdvisories(report('high'), '- GHSA-1234-abcd-5678: not reached')).toEqual([]);
  });

  it('that are not grave are left to updates', () => {
    expect(unansweredAdvisories(report('moderate'), '')).toEqual([]);
  });
});
