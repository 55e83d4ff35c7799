import { SECTION_FOLDERS } from '../workspace/sections.mjs';
import { compiledPackages } from './compiled-packages.mjs';
import { tracedPackages } from './package-entries.mjs';
import { tracePanel, traceFiles } from './trace-files.mjs';

/**
 * The packages that the site is made of, by where they are: with their files, or compiled into a program, the releases of the
 * sections, or the CMS's panel.
 */
export async function siteContents() {
  return {
    node_modules: tracedPackages(await traceFiles()),
    edge: compiledPackages(['edge']),
    sections: compiledPackages(['shell', ...SECTION_FOLDERS]),
    panel: tracedPackages(await tracePanel()),
  };
}
