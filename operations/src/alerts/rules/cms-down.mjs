import { duration, RESTART_MS, valueOf } from './rule.mjs';

/** @type {import('./rule.mjs').Rule} */
export function cmsDown({ metrics }, { dataDir, contentApiUrl }) {
  const isUp = metrics && valueOf(metrics, 'soteria_cms_up');
  if (isUp === null || isUp === undefined) return null;
  if (isUp === 1) return [];
  const age = valueOf(metrics ?? [], 'soteria_content_age_seconds') ?? 0;
  const elsewhere = contentApiUrl
    ? [`The CMS runs at ${contentApiUrl}: ask whoever looks after that server.`]
    : [
        'Wait ten minutes: where the site was started as a service, the CMS is started again by itself.',
        'If no message comes that it is over, start the site again on the server.',
        `If that does not help, send the last lines of ${dataDir}/logs/cms.log to whoever looks after the server: they say why.`,
      ];
  return [
    {
      id: 'cms-down',
      afterMs: RESTART_MS,
      subject: 'The CMS does not answer',
      cause:
        `The CMS, where texts and events are edited, has not answered for ${duration(age * 1_000)}. Visitors still see the website, with the content ` +
        'from before. Nobody can edit, and prayer requests and memberships wait on the server until the CMS is back. None is lost.',
      todo: elsewhere,
      over: {
        subject: 'The CMS answers again',
        text: 'The CMS answers again. Forms that waited are delivered by themselves within minutes.',
      },
    },
  ];
}
