import { createTransport } from 'nodemailer';
import { fault, good, warning } from '../finding.mjs';

/** Milliseconds for a connection, and for each answer. */
const LIMIT_MS = 8_000;

/** @typedef {{ host: string, port: number, encryption: 'tls' | 'starttls', user: string, password: string }} MailServer */

/**
 * Logs in to a mail server as the site will, and sends nothing.
 * @param {MailServer} server
 * @param {{ limitMs?: number }} [options]
 * @returns {Promise<import('../finding.mjs').Finding[]>}
 */
export async function checkMail(server, { limitMs = LIMIT_MS } = {}) {
  const { host, port, encryption, user, password } = server;
  const secure = encryption === 'tls';
  const here = /^(localhost|127(\.\d+){3}|::1)$/.test(host);
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: !secure && !here,
    ignoreTLS: !secure && here,
    // A server that offers no log-in lets nobody in.
    ...(user ? { auth: { user, pass: password }, forceAuth: true } : {}),
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    dnsTimeout: limitMs,
    socketTimeout: limitMs,
  });
  return transport
    .verify()
    .then(
      () => [
        user
          ? good(`${host} lets ${user} in.`)
          : warning(`${host} answers. It was asked without user and password: most servers then send nothing on.`),
      ],
      (/** @type {MailFailure} */ error) => [fault(`${wordsOf(error, server)} (${error.message.split('\n')[0]})`)],
    )
    .finally(() => transport.close());
}

/** @typedef {{ code?: string, message: string, responseCode?: number }} MailFailure as nodemailer throws it */

/** The server does not know the command to log in (RFC 5321, 4.2.1; RFC 4954). */
const NOT_OFFERED = new Set([500, 502, 503, 504]);

/**
 * The first that fits is taken.
 * @type {readonly (readonly [(failure: MailFailure) => boolean, (server: MailServer) => string])[]}
 */
const WORDS = [
  [
    ({ code, responseCode = 0 }) => code === 'EAUTH' && NOT_OFFERED.has(responseCode),
    ({ host, port }) =>
      `${host} offers no log-in at port ${port}. Try 587 or 465; or leave the user out, if it takes mail of this machine without one.`,
  ],
  [
    ({ code }) => code === 'EAUTH',
    ({ host, user }) =>
      `${host} does not let ${user} in. Type user and password again. Many providers want an app password, which their web page makes, ` +
      "in place of the mailbox's own.",
  ],
  [
    ({ code, message }) => code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message),
    ({ host }) =>
      `Nobody knows a machine named ${host}. See how the provider spells its server for outgoing mail (SMTP).`,
  ],
  [
    ({ message }) => /ECONNREFUSED/.test(message),
    ({ host, port }) => `${host} takes no mail at port ${port}. Try 587 or 465, as the provider says.`,
  ],
  [
    ({ message }) => /wrong version number|packet length too long/i.test(message),
    ({ host, port }) => `${host} does not begin with encryption at port ${port}. Try 587.`,
  ],
  [
    ({ message }) => /certificate|altnames/i.test(message),
    ({ host }) =>
      `The certificate of ${host} is not one for that name, or has run out. Use the name that the provider's instructions have.`,
  ],
  [
    ({ code, message }) => code === 'ETLS' || /STARTTLS/i.test(message),
    ({ host, port }) => `${host} offers no encryption at port ${port}, so a password would travel open. Try 465.`,
  ],
  [
    ({ code, message }) => code === 'ETIMEDOUT' || /timeout|Greeting never received/i.test(message),
    ({ host, port }) =>
      `${host} does not answer at port ${port}. Try 587 or 465; some hosts of servers block outgoing mail until one asks them.`,
  ],
];

/** @param {MailFailure} failure @param {MailServer} server */
function wordsOf(failure, server) {
  const words = WORDS.find(([fits]) => fits(failure))?.[1];
  return words ? words(server) : `${server.host} does not take mail of this site.`;
}
