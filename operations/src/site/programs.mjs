import { join } from 'node:path';
import { ROOT } from '../root.mjs';

/** Strapi's command line. */
export const STRAPI = join(ROOT, 'cms', 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');
/** The edge server. */
export const EDGE = join(ROOT, 'edge', 'dist', 'main.mjs');
/** The release tool. */
export const RELEASE_TOOL = join(ROOT, 'edge', 'dist', 'release-tool.mjs');
