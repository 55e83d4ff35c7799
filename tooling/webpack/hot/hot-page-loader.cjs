const { basename } = require('node:path');

/**
 * Wraps a page or a slot (`…/events.tsx?hot`) and accepts its updates. The shell holds the first module: fast refresh
 * replaces the component, and the exported functions call the latest code. A page with new export names needs a reload.
 * @this {import('webpack').LoaderContext<object>}
 * @returns {string}
 */
module.exports = function hotPageLoader() {
  const page = JSON.stringify(`./${basename(this.resourcePath)}`);
  return `
import * as latest from ${page};
import { performReactRefresh } from 'react-refresh/runtime';

const latestOf = (name) => ({ ...latest })[name];
const names = () => Object.keys({ ...latest }).sort().join();
const namesAtFirst = names();

export const Component = latestOf('Component');
export const Loading = latestOf('Loading');
export const loader = latestOf('loader') && ((args) => latestOf('loader')(args));
export const head = latestOf('head') && ((args) => latestOf('head')(args));

import.meta.webpackHot.accept(${page}, () => (names() === namesAtFirst ? performReactRefresh() : location.reload()));
`;
};
