import { readYaml } from '../dependencies/read-yaml.mjs';
import { compiledPackages } from './compiled-packages.mjs';
import { lockfileIntegrity } from './lockfile-integrity.mjs';
import { sbomText } from './sbom.mjs';

const packages = compiledPackages(['operations']);
const integrityOf = lockfileIntegrity(readYaml('pnpm-lock.yaml'));
const sbomOf = (/** @type {import('./sbom.mjs').Contents} */ contents) =>
  sbomText(contents, { version: '1.2.0', commit: 'c0ffee' }, integrityOf);

/** @param {string} text @param {string} purl */
function componentIn(text, purl) {
  const { components } = JSON.parse(text);
  return components.find((/** @type {{ purl: string }} */ component) => component.purl === purl);
}

it('is the same text for the same packages, in whatever order they were found', () => {
  expect(sbomOf({ node_modules: packages.toReversed() })).toBe(sbomOf({ node_modules: packages }));
});

it('names the artefact and the commit', () => {
  expect(JSON.parse(sbomOf({}))).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { name: 'soteria', version: '1.2.0', purl: 'pkg:generic/soteria@1.2.0?vcs_commit=c0ffee' } },
  });
});

it('names each package once, with its licence, its hash and every place in which it is', () => {
  const text = sbomOf({ node_modules: packages, edge: packages });
  const purls = JSON.parse(text).components.map((/** @type {{ purl: string }} */ { purl }) => purl);
  expect(new Set(purls).size).toBe(purls.length);
  expect(componentIn(text, 'pkg:npm/pg@8.20.0')).toMatchObject({
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    properties: [
      { name: 'soteria:place', value: 'edge' },
      { name: 'soteria:place', value: 'node_modules' },
    ],
  });
});

it('has what packages depend on, and nothing that only builds or tests', () => {
  const names = new Set(packages.map(({ name }) => name));
  expect([...names]).toEqual(expect.arrayContaining(['pg', 'pg-protocol', 'better-sqlite3', 'bindings', 'valibot']));
  expect(names.has('jest') || names.has('webpack')).toBe(false);
});
