import { once } from 'node:events';
import { connect } from 'node:tls';

/** @typedef {{ from: Date, until: Date, host: string }} Certificate */

const ANSWER_WITHIN_MS = 10_000;

/**
 * The certificate that browsers get at the site's public address, also one that has ended. Null without https, or when nothing
 * answers there.
 * @param {string} publicUrl
 * @returns {Promise<Certificate | null>}
 */
export async function readCertificate(publicUrl) {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return null;
  const host = hostname.replace(/^\[|\]$/g, '');
  // Nothing is sent: only the dates are read.
  const socket = connect({ host, port: Number(port) || 443, servername: host, rejectUnauthorized: false });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    const { valid_from: from, valid_to: until } = socket.getPeerCertificate();
    return { from: new Date(from), until: new Date(until), host: hostname };
  } catch {
    return null;
  } finally {
    socket.destroy();
  }
}
