import { duration, logOf, RESTART_MS, valueOf } from './rule.mjs';

/** @type {import('./rule.mjs').Rule} */
export function cmsDown({ metrics }, { dataDir, contentApiUrl }) {
  const isUp = metrics && valueOf(metrics, 'soteria_cms_up');
  if (isUp === null || isUp === undefined) return null;
  if (isUp === 1) return [];
  const age = valueOf(metrics ?? [], 'soteria_content_age_seconds') ?? 0;
  return [
    {
      id: 'cms-down',
      afterMs: RESTART_MS,
      subject: 'The CMS does not answer',
      cause:
        `The CMS, where texts and events are edited, has not answered for ${duration(age * 1_000)}. Visitors still see the website, with the content ` +
        'from before. Nobody can edit, and prayer requests and memberships wait on the server until the CMS is back. None is lost.',
      todo: contentApiUrl ? elsewhere(contentApiUrl) : here(dataDir),
      over: {
        subject: 'The CMS answers again',
        text: 'The CMS answers again. Forms that waited are delivered by themselves within minutes.',
      },
    },
  ];
}

/** @param {string} contentApiUrl */
function elsewhere(contentApiUrl) {
  return [`The CMS runs at ${contentApiUrl}. Start it again there, or ask whoever looks after that server.`];
}

/** @param {string} dataDir */
function here(dataDir) {
  return [
    'Wait ten minutes: a CMS that has ended is started again by itself, and then a message comes that it is over.',
    'If none comes, start it again on the server: `systemctl restart soteria-cms`; or where the site runs by `soteria start`, stop that and start it again.',
    `If that does not help, send the end of its log to whoever looks after the server: ${logOf('cms', dataDir)}. It says why.`,
  ];
}
