import { good, warning } from '../finding.mjs';
import { listeningPrograms } from './listening-programs.mjs';

/** Servers that take visitors by https and hand them on. */
const PROXIES = /^(caddy|nginx|haproxy|docker-proxy|systemd) /;
/** Node calls its main thread so. A socket that systemd holds for the edge is systemd's. */
const OWN = /^(node|node-MainThread|MainThread|systemd) /;

/**
 * Who has the ports of the server in front and those of the site.
 * @param {{ edge: number, cms: number }} ports
 * @param {typeof listeningPrograms} [find]
 * @returns {Promise<import('../finding.mjs').Finding[]>}
 */
export async function checkPorts({ edge, cms }, find = listeningPrograms) {
  const programs = await find();
  if (!programs) return [warning('Which program has which port cannot be seen on this system.')];
  return [
    ...[80, 443].map((port) => inFront(port, programs.get(port))),
    ofSite('PORT', edge, programs.get(edge)),
    ofSite('CMS_PORT', cms, programs.get(cms)),
  ];
}

/** @param {number} port @param {string | undefined} program */
function inFront(port, program) {
  if (!program) return good(`Port ${port} is free for the server in front (Caddy, nginx or HAProxy).`);
  if (PROXIES.test(program)) return good(`Port ${port} is taken by ${program}, a server in front.`);
  return warning(
    `Port ${port} is taken by ${program}. The server in front of the site needs it: stop that program, or let it be that server.`,
  );
}

/** @param {'PORT' | 'CMS_PORT'} setting @param {number} port @param {string | undefined} program */
function ofSite(setting, port, program) {
  if (!program) return good(`Port ${port} is free for the site.`);
  if (OWN.test(program)) return good(`Port ${port} is taken by ${program}: well, if that is this site.`);
  return warning(
    `Port ${port} is taken by ${program}. Stop it, or choose another port for the site: ${setting}=${port + 10}.`,
  );
}
