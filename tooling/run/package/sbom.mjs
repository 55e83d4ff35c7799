import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { ROOT } from '../../../operations/src/root.mjs';

/** @typedef {import('./package-entries.mjs').InstalledPackage} InstalledPackage */

/**
 * What the artefact is made of: packages by where they are in it, such as `node_modules` or `panel`.
 * @typedef {Readonly<Record<string, readonly InstalledPackage[]>>} Contents
 */

const EXPRESSION = /^\(?[\w.+-]+( (AND|OR|WITH) \(?[\w.+-]+\)?)+\)?$/;

/** @param {string} text */
function checkExpression(text) {
  if (!EXPRESSION.test(text)) throw new Error(`"${text}" is no SPDX expression.`);
}

const builder = new Contrib.FromNodePackageJson.Builders.ComponentBuilder(
  new Contrib.FromNodePackageJson.Factories.ExternalReferenceFactory(),
  new Contrib.License.Factories.LicenseFactory(checkExpression),
);

/**
 * The list of an artefact's packages in CycloneDX 1.6, JSON. It has neither serial number nor time: one commit has one list.
 * @param {Contents} contents
 * @param {{ version: string, commit: string }} artefact
 * @param {(folder: string) => string | undefined} integrityOf a package's SHA-512 in the lockfile, `sha512-…`
 */
export function sbomText(contents, { version, commit }, integrityOf) {
  const site = new Models.Component(Enums.ComponentType.Application, 'soteria', { version });
  site.purl = `pkg:generic/soteria@${version}?vcs_commit=${commit}`;
  // Without one, it gets a random one.
  site.bomRef.value = site.purl;
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: site }) });
  for (const component of componentsOf(contents, integrityOf)) bom.components.add(component);
  const normalizers = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  return `${new Serialize.JsonSerializer(normalizers).serialize(bom, { sortLists: true, space: 1 })}\n`;
}

/**
 * One component for each version of a package, with every place in which it is.
 * @param {Contents} contents
 * @param {(name: string) => string | undefined} integrityOf
 */
function componentsOf(contents, integrityOf) {
  /** @type {Map<string, Models.Component>} */
  const components = new Map();
  for (const [place, packages] of Object.entries(contents))
    for (const { folder, name, version } of packages) {
      const id = `${name}@${version}`;
      const component = components.get(id) ?? componentOf(folder, id, integrityOf(id));
      component.properties.add(new Models.Property('soteria:place', place));
      components.set(id, component);
    }
  return components.values();
}

/**
 * @param {string} folder
 * @param {string} id
 * @param {string | undefined} integrity
 */
function componentOf(folder, id, integrity) {
  const described = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const component = builder.makeComponent(described);
  if (!component) throw new Error(`${folder} has a package.json without a name.`);
  component.purl = `pkg:npm/${id.replace(/^@/, '%40').replace(/[^\w/@%.-]/g, encodeURIComponent)}`;
  component.bomRef.value = component.purl;
  // What its engines are is no news to whoever looks for a weak version.
  component.properties.clear();
  const [, hash] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
  if (hash) component.hashes.set(Enums.HashAlgorithm['SHA-512'], Buffer.from(hash, 'base64').toString('hex'));
  return component;
}
