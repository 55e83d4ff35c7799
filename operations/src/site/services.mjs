import { join } from 'node:path';
import { edgeOrigin } from './edge-origin.mjs';
import { storedHookSecret } from './hook-secret.mjs';
import { CMS, EDGE } from './programs.mjs';
import { ROOT } from '../root.mjs';

/** @typedef {import('../process/service.mjs').ServiceOptions} ServiceOptions */
/** @typedef {import('./start-services.mjs').SiteOptions} SiteOptions */
/** @typedef {{ CONTENT_HOOK_SECRET?: string }} HookSettings */

/**
 * The secret that the CMS and the edge share for the content hook. A content API elsewhere does not know it: then the
 * edge has none, and does not rely on the hook.
 * @param {Pick<SiteOptions, 'contentApiUrl' | 'dataDir'>} options
 * @returns {HookSettings}
 */
export function hookSettings({ contentApiUrl, dataDir }) {
  if (contentApiUrl) return {};
  return { CONTENT_HOOK_SECRET: process.env.CONTENT_HOOK_SECRET || storedHookSecret(dataDir) };
}

/**
 * Where editors reach the panel, by the names that the files of deploy/proxy give it.
 * @param {string} site
 * @param {number} cmsPort
 */
function panelOf(site, cmsPort) {
  if (!URL.canParse(site)) return '';
  const { protocol, host, hostname } = new URL(site);
  return protocol === 'https:' ? `https://cms.${host}` : `http://${hostname}:${cmsPort}`;
}

/**
 * @param {SiteOptions} options
 * @param {HookSettings} hook
 * @returns {ServiceOptions & { script: string }}
 */
export function cmsService({ port, cmsPort, dataDir, cmsSettings = {} }, hook) {
  const site = process.env.SITE_URL || process.env.PUBLIC_URL || `http://localhost:${port}`;
  return {
    name: 'cms',
    script: CMS,
    cwd: join(ROOT, 'cms'),
    dataDir,
    env: {
      CMS_PORT: String(cmsPort),
      DATA_DIR: dataDir,
      TRUST_PROXY: 'true',
      // Edges of other machines or containers are named by whoever runs the CMS.
      CONTENT_HOOK_URLS: process.env.CONTENT_HOOK_URLS || `${edgeOrigin(port)}/_/content-changed`,
      SITE_URL: site,
      PANEL_URL: process.env.PANEL_URL || panelOf(site, cmsPort),
      ...hook,
      NODE_ENV: 'production',
      ...cmsSettings,
    },
  };
}

/**
 * @param {SiteOptions} options
 * @param {HookSettings} hook
 * @returns {ServiceOptions & { script: string }}
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
