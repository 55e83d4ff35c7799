import { duration, utc } from './rule.mjs';

const TEN_DAYS_MS = 10 * 86_400_000;

/**
 * Proxies renew when a third of the time is left. Less than a quarter says that they failed, also with certificates of few days.
 * @type {import('./rule.mjs').Rule}
 */
export function certificateEnds({ certificate, now }) {
  if (!certificate) return null;
  const { from, until, host } = certificate;
  const leftMs = until.getTime() - now;
  if (leftMs > Math.min(TEN_DAYS_MS, (until.getTime() - from.getTime()) / 4)) return [];
  const isOver = leftMs <= 0;
  const left = isOver ? 'has ended' : `ends in ${duration(leftMs)}`;
  const when = isOver
    ? `was valid until ${utc(until)}. Since then, browsers warn`
    : `is valid until ${utc(until)}. From then on, browsers warn`;
  return [
    {
      id: 'certificate-ends',
      afterMs: 0,
      subject: `The certificate of ${host} ${left}`,
      cause:
        `The certificate that makes https://${host} safe ${when} every visitor and show no page. It should have been renewed by itself, ` +
        'so something keeps it from that.',
      todo: [
        `See that ${host} still leads to this server: that the domain is paid for, and its address was not changed at the provider.`,
        'Start the proxy in front of the site again on the server. Caddy: `systemctl restart caddy`, it then tries to renew at once. nginx or HAProxy: `certbot renew`, then `systemctl reload nginx` or `haproxy`.',
        'If no message comes within an hour that it is over, send the log of the proxy (`journalctl -u caddy -n 100`) to whoever looks after the server.',
      ],
      over: {
        subject: `The certificate of ${host} is renewed`,
        text: 'Browsers get a new certificate. Nothing is left to do.',
      },
    },
  ];
}
