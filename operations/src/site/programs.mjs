import { join } from 'node:path';
import { ROOT } from '../root.mjs';

/** Starts the CMS, in its folder. */
export const CMS = join(ROOT, 'operations', 'src', 'site', 'cms-program.mjs');
/** Strapi's command line, which builds the CMS. It is in the workspace only. */
export const STRAPI = join(ROOT, 'cms', 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');
/** The edge server. */
export const EDGE = join(ROOT, 'edge', 'dist', 'main.mjs');
/** The release tool. */
export const RELEASE_TOOL = join(ROOT, 'edge', 'dist', 'release-tool.mjs');
