import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { CMS, EDGE } from './programs.mjs';
import { ROOT } from '../root.mjs';

/** @typedef {import('../process/service.mjs').ServiceOptions} ServiceOptions */
/** @typedef {import('./start-services.mjs').SiteOptions} SiteOptions */
/** @typedef {{ CONTENT_HOOK_SECRET?: string }} HookSettings */

/**
 * The secret that the CMS and the edge share for the content hook. A content API elsewhere does not know it: then the
 * edge has none, and does not rely on the hook.
 * @param {string | undefined} contentApiUrl
 * @returns {HookSettings}
 */
export function hookSettings(contentApiUrl) {
  if (contentApiUrl) return {};
  return { CONTENT_HOOK_SECRET: process.env.CONTENT_HOOK_SECRET ?? randomBytes(24).toString('hex') };
}

/**
 * @param {SiteOptions} options
 * @param {HookSettings} hook
 * @returns {ServiceOptions}
 */
export function cmsService({ port, cmsPort, dataDir, cmsSettings = {} }, hook) {
  return {
    name: 'cms',
    script: CMS,
    cwd: join(ROOT, 'cms'),
    dataDir,
    env: {
      CMS_PORT: String(cmsPort),
      DATA_DIR: dataDir,
      TRUST_PROXY: 'true',
      CONTENT_HOOK_URLS: `http://127.0.0.1:${port}/_/content-changed`,
      ...hook,
      NODE_ENV: 'production',
      ...cmsSettings,
    },
  };
}

/**
 * @param {SiteOptions} options
 * @param {HookSettings} hook
 * @returns {ServiceOptions}
 */
export function edgeService({ port, cmsPort, dataDir, contentApiUrl, edgeSettings = {} }, hook) {
  return {
    name: 'edge',
    script: EDGE,
    cwd: ROOT,
    dataDir,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      CONTENT_API_URL: contentApiUrl ?? `http://127.0.0.1:${cmsPort}`,
      ...hook,
      NODE_ENV: 'production',
      ...edgeSettings,
    },
  };
}
