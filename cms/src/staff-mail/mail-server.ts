import { environment } from '../environment/environment';

/** Milliseconds, as the edge has them. */
const CONNECT_MS = 4_000;
const SILENCE_MS = 6_000;

const HERE = /^(localhost|127(\.\d+){3}|::1)$/;

/** Whether this CMS sends mail at all. */
export const hasMailServer = environment.SMTP_URL !== null;

/** The mail server for nodemailer; encryption is required unless the server is on this machine. */
export function mailServerOptions(): object {
  const server = environment.SMTP_URL;
  if (server === null) return {};
  const here = HERE.test(server.host);
  return {
    ...server,
    requireTLS: !server.secure && !here,
    ignoreTLS: !server.secure && here,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  };
}
