const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

/**
 * Puts a built container into a function whose parameter is its runtime. So several releases have their own in one page, and no
 * global is shared.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} container
 */
module.exports = function stockEntry(container) {
  const registration = join(dirname(this.resourcePath), '..', 'remote.json');
  this.addDependency(registration);
  const { name, version, contract, globalName, requires, exposes } = JSON.parse(readFileSync(registration, 'utf8'));
  const styles = Object.fromEntries(Object.entries(exposes).map(([module, { css }]) => [`./${module}`, css]));
  // The shell's gate compares the contract. A host has the version of the library to compare.
  const needs = { ...requires, 'shared/shell-api': `^${contract}` };
  const release = { name: `${name}@${version}`, requires: needs, styles };
  return `import { stockContainer } from 'section-kit/federation';
const container = stockContainer(${JSON.stringify(release)}, (_FEDERATION_BUNDLER_RUNTIME) => {
${container}
return ${globalName};
});
export const get = container.get;
export const init = container.init;`;
};
