import { join } from 'node:path';
import { Service } from '../../../operations/src/process/service.mjs';
import { serverPort } from '../../../operations/src/process/server-port.mjs';
import { cmsService, edgeService } from '../../../operations/src/site/services.mjs';

/**
 * @typedef {object} Member one edge or CMS of a cluster
 * @property {string} name `edge-1`
 * @property {number} port its own, behind the balancer
 * @property {string} url
 * @property {string} dataDir an edge's own; all CMSes have one
 * @property {() => Service} begin starts its process for the first time
 */

/**
 * @typedef {object} Shared what all members of a cluster have
 * @property {number} port of the site
 * @property {number} contentPort the edges' way to the CMS
 * @property {string} folder
 * @property {{ edge: string, cms: string }} databases their addresses
 * @property {string} siteKey
 * @property {import('../../../operations/src/site/services.mjs').HookSettings} hook
 * @property {Record<string, string>} edgeSettings
 * @property {Record<string, string>} cmsSettings
 */

/**
 * @param {Shared} shared
 * @param {number} number from 1 on
 * @returns {Promise<Member>}
 */
export async function edgeMember({ port, contentPort, folder, databases, siteKey, hook, edgeSettings }, number) {
  const name = `edge-${number}`;
  const own = { ...(await placeOf()), dataDir: join(folder, name) };
  const settings = {
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: databases.edge,
    SITE_KEY: siteKey,
    ...edgeSettings,
  };
  const options = { ...own, cmsPort: contentPort, contentApiUrl: undefined, edgeSettings: settings };
  return { name, ...own, begin: () => new Service({ ...edgeService(options, hook), name }) };
}

/**
 * @param {Shared} shared
 * @param {number} number from 1 on
 * @returns {Promise<Member>}
 */
export async function cmsMember({ port, folder, databases, hook, cmsSettings }, number) {
  const name = `cms-${number}`;
  const own = { ...(await placeOf()), dataDir: join(folder, 'cms') };
  const settings = { DATABASE_URL: databases.cms, ...cmsSettings };
  const options = { ...own, cmsPort: own.port, port, contentApiUrl: undefined, cmsSettings: settings };
  return { name, ...own, begin: () => new Service({ ...cmsService(options, hook), name }) };
}

async function placeOf() {
  const port = await serverPort();
  return { port, url: `http://127.0.0.1:${port}` };
}
