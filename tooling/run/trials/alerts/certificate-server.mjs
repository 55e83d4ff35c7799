import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { command } from '../../../../operations/src/process/command.mjs';

const DAY_MS = 86_400_000;

const AUTHORITY = `
[ca]
default_ca = own
[own]
database = index.txt
new_certs_dir = .
serial = serial
policy = policy
default_md = sha256
[policy]
commonName = supplied
`;

/**
 * A TLS server on this machine, as a proxy in front of a site is.
 * @param {string} folder
 * @param {number} daysLeft of its first certificate, which is valid for 90
 */
export async function startCertificateServer(folder, daysLeft) {
  const server = createServer(await makeCertificate(join(folder, 'ending'), daysLeft), (_request, response) => {
    response.end('Soteria');
  });
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return {
    url: `https://localhost:${address.port}`,
    /** Gives it a new certificate, as a proxy does when it has renewed its own. */
    async renew() {
      server.setSecureContext(await makeCertificate(join(folder, 'renewed'), 89));
    },
    stop: () => void server.close(),
  };
}

/** @param {string} folder @param {number} daysLeft of 90 */
async function makeCertificate(folder, daysLeft) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'authority.cnf'), AUTHORITY);
  writeFileSync(join(folder, 'index.txt'), '');
  writeFileSync(join(folder, 'serial'), '01\n');
  const until = Date.now() + daysLeft * DAY_MS;
  const openssl = (/** @type {string} */ line) => command('openssl', line.split(' '), { cwd: folder });
  await openssl('req -new -newkey rsa:2048 -nodes -keyout key.pem -out request.pem -subj /CN=localhost');
  await openssl(
    'ca -batch -selfsign -notext -config authority.cnf -keyfile key.pem -in request.pem -out certificate.pem ' +
      `-startdate ${stamp(until - 90 * DAY_MS)} -enddate ${stamp(until)}`,
  );
  return { key: readFileSync(join(folder, 'key.pem')), cert: readFileSync(join(folder, 'certificate.pem')) };
}

/** `20261123213000Z`. @param {number} time */
function stamp(time) {
  return `${new Date(time).toISOString().replace(/\D/g, '').slice(0, 14)}Z`;
}
