import { createHash } from 'node:crypto';
import { releaseTool } from '../../../../operations/src/site/release-tool.mjs';
import { logInToPanel } from './log-in-to-panel.mjs';

const CONTENT = [
  '/api/events?populate=*&sort=startDate:asc&pagination[pageSize]=100',
  '/api/sermons?populate=*&sort=date:desc',
  '/api/latest-sermon',
  '/api/service-time?populate=*',
  '/api/site-setting',
];

/** Enough visitors that a rollout to a tenth reaches some. */
const VISITORS = Array.from({ length: 50 }, (_, index) => `visitor-${String(index).padStart(14, '0')}`);

/**
 * What visitors, staff and teams see of a running site.
 * @param {import('../../../../operations/src/site/start-services.mjs').Settings} settings
 */
export async function readState({ port, cmsPort, dataDir }) {
  const site = `http://localhost:${port}`;
  const panel = await logInToPanel(`http://127.0.0.1:${cmsPort}`, dataDir);
  const answers = await Promise.all(CONTENT.map(async (path) => [path, await textOf(`${site}${path}`)]));
  /** @type {Record<string, string>} */
  const content = Object.fromEntries(answers);
  const uploads = [
    ...new Set(
      Object.values(content)
        .join()
        .match(/\/uploads\/[\w.-]+/g),
    ),
  ];
  for (const path of uploads) content[path] = await hashOf(`${site}${path}`);
  return {
    content,
    submissions: [...(await panel.list('prayer-request')), ...(await panel.list('member'))],
    releases: JSON.parse(await releaseTool({ port, dataDir })('status', '--json')),
    locks: await Promise.all(VISITORS.map((id) => lockOf(`${site}/events`, id))),
    documents: (await textOf(`${site}/events`)).includes('A day that was saved'),
  };
}

/** @param {string} address @param {Record<string, string>} [headers] */
async function textOf(address, headers = {}) {
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  return answer.text();
}

/** The releases that a visitor's page comes from. @param {string} page @param {string} id */
async function lockOf(page, id) {
  const document = await textOf(page, { cookie: `visitor=${id}` });
  return [...new Set(document.match(/\/_\/assets\/[\w-]+\/[\w.-]+\//g))].toSorted();
}

/** @param {string} address */
async function hashOf(address) {
  const bytes = await (await fetch(address)).arrayBuffer();
  return createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
}
