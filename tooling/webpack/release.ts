import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One build of a section or of the shell: its name, its version and derived names. */
export interface Release {
  readonly section: string;
  readonly version: string;
  /** Hash of the sources, for builds by `npm start`. */
  readonly source: string;
  /** Address of this release's files. Fixed at build, because documents inline stylesheets. */
  readonly publicPath: string;
  /** The container's global. Releases of a section need different ones. */
  readonly globalName: string;
  /** The folder of this build: below `dist`, or in development below `node_modules`. */
  readonly folder: string;
  /** Whether `npm run dev` builds it, with fast refresh. Such a build is never published. */
  readonly development: boolean;
  /** Whether `npm run dev` or `soteria dev` shows it. Nothing is made small then. */
  readonly followed: boolean;
}

/** The end of a version that no release has. */
const FOLLOWED = '-dev';

/**
 * Production unless NODE_ENV says development.
 * @param packageDir the folder of the section; its `package.json` names the version unless RELEASE_VERSION does
 * @param name as registered; else that of `package.json`
 */
export function releaseOf(packageDir: string, name?: string): Release {
  const manifest = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const section = name ?? manifest.name.replace(/^mfe-/, '');
  const development = process.env.NODE_ENV === 'development';
  const version = development ? `${manifest.version}${FOLLOWED}` : (process.env.RELEASE_VERSION ?? manifest.version);
  return {
    section,
    version,
    source: process.env.RELEASE_SOURCE ?? '',
    publicPath: `/_/assets/${section}/${version}/`,
    globalName: `${section}_${version}`.replace(/\W/g, '_'),
    folder: development ? join(packageDir, 'node_modules', '.development') : join(packageDir, 'dist', version),
    development,
    followed: version.endsWith(FOLLOWED),
  };
}
