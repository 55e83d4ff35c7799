import { hostname } from 'node:os';

const LIMIT_MS = 10_000;
const HERE = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

/**
 * Sends by the site's mail server. Encrypted, unless the server is on this machine, as the edge does.
 * @param {{ smtpUrl: string, from: string, to: string }} mail
 * @param {string} site its host, for the subject
 * @returns {Promise<import('./create-senders.mjs').Send>}
 */
export async function mailSender({ smtpUrl, from, to }, site) {
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname: host, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const here = HERE.test(host);
  const transport = createTransport({
    host: host.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !here,
    ignoreTLS: !secure && here,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: LIMIT_MS,
    greetingTimeout: LIMIT_MS,
    socketTimeout: LIMIT_MS,
  });
  return async ({ subject, text, what, at }) => {
    const mark = what === 'over' ? 'Over: ' : '';
    const signature = `-- \nSent by Soteria on ${hostname()}, ${at}. It tells once when something begins, and once when it is over.`;
    await transport.sendMail({
      from,
      to,
      subject: `[${site}] ${mark}${subject}`,
      text: `${text}\n\n${signature}\n`,
      // RFC 3834: no answer by a machine.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
