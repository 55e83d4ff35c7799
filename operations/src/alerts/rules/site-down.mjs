import { logOf, RESTART_MS } from './rule.mjs';

/** @type {import('./rule.mjs').Rule} */
export function siteDown({ isReady }, { dataDir, edgeUrl }) {
  if (isReady) return [];
  return [
    {
      id: 'site-down',
      afterMs: RESTART_MS,
      subject: 'The website does not answer',
      cause:
        `The program that serves the pages (the edge, ${edgeUrl}) has not been ready for two minutes, or ends again and again. Visitors get an ` +
        'error page or none. While it is so, nothing is known of forms, CMS and rollouts either.',
      todo: [
        'Open the website in a browser. If it shows pages, wait ten minutes for the message that it is over.',
        'Otherwise start it again on the server: `systemctl restart soteria-edge`; or where the site runs by `soteria start`, stop that and start it again. ' +
          "If you cannot log in to the server, restart the server itself in your hoster's panel.",
        `If it does not come back, send the end of its log to whoever looks after the server: ${logOf('edge', dataDir)}. It says why.`,
      ],
      over: { subject: 'The website answers again', text: 'Pages are served again. Nothing is left to do.' },
    },
  ];
}
