import { RESTART_MS } from './rule.mjs';

/** @type {import('./rule.mjs').Rule} */
export function siteDown({ isReady }, { dataDir, edgeUrl }) {
  if (isReady) return [];
  return [
    {
      id: 'site-down',
      afterMs: RESTART_MS,
      subject: 'The website does not answer',
      cause:
        `The program that serves the pages (the edge, ${edgeUrl}) has not been ready for two minutes. Visitors get an error page or none. ` +
        'While it is so, nobody can look after forms, CMS and rollouts either.',
      todo: [
        'Open the website in a browser. If it shows pages, wait five minutes for the message that it is over.',
        'Otherwise start the site again on the server, or switch the server off and on in the panel of your hoster.',
        `If it does not come back, send the last lines of ${dataDir}/logs/edge.log to whoever looks after the server: they say why.`,
      ],
      over: { subject: 'The website answers again', text: 'Pages are served again. Nothing is left to do.' },
    },
  ];
}
