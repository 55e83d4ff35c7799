import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One build of a section or of the shell: its name, its version, and what follows from the two. */
export interface Release {
  readonly section: string;
  readonly version: string;
  /** Hash of the sources, when the build was asked for by `npm start`. */
  readonly source: string;
  /** Where the browser finds this release's files. Fixed at build time, so that a stylesheet may be inlined. */
  readonly publicPath: string;
  /** The container's own global. One global for all releases would make the runtime serve the wrong one. */
  readonly globalName: string;
  /** The folder that holds this build: below the package's `dist`, or where nobody publishes from. */
  readonly folder: string;
  /** Built by `npm run dev`, for fast refresh: never published. */
  readonly development: boolean;
}

/**
 * Production unless NODE_ENV says development.
 * @param packageDir the folder of the section; its `package.json` names the version unless RELEASE_VERSION does
 */
export function releaseOf(packageDir: string): Release {
  const manifest = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const section = manifest.name.replace(/^mfe-/, '');
  const development = process.env.NODE_ENV === 'development';
  const version = development ? `${manifest.version}-dev` : (process.env.RELEASE_VERSION ?? manifest.version);
  return {
    section,
    version,
    source: process.env.RELEASE_SOURCE ?? '',
    publicPath: `/_/assets/${section}/${version}/`,
    globalName: `${section}_${version}`.replace(/\W/g, '_'),
    folder: development ? join(packageDir, 'node_modules', '.development') : join(packageDir, 'dist', version),
    development,
  };
}
