import { execFileSync } from 'node:child_process';
import { hash, X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DAYS = '7';

/**
 * @typedef {object} LocalCertificate files of PEM, below the folder that it was made in
 * @property {string} chain the certificate, and the authority's after it
 * @property {string} key
 * @property {string} both chain and key
 * @property {string} authority the text of the authority's certificate, for whoever is to trust it
 * @property {string} publicKeyHash of the certificate, in base64: Chromium trusts it by this
 */

/**
 * Makes an authority that nobody knows, and its certificate for some names. OpenSSL 3 does it.
 * @param {string} folder
 * @param {readonly string[]} names of hosts
 * @returns {LocalCertificate}
 */
export function makeCertificate(folder, names) {
  const [ca, caKey] = [join(folder, 'authority.pem'), join(folder, 'authority-key.pem')];
  const [leaf, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  newCertificate({ file: ca, key: caKey }, ['-subj', '/CN=Local authority of a test']);
  const hosts = names.map((name) => `DNS:${name}`).join();
  newCertificate({ file: leaf, key }, [
    ...['-CA', ca, '-CAkey', caKey, '-subj', `/CN=${names[0]}`],
    ...['-addext', `subjectAltName=${hosts}`, '-addext', 'basicConstraints=critical,CA:FALSE'],
  ]);
  const [chain, both] = [join(folder, 'chain.pem'), join(folder, 'both.pem')];
  const authority = readFileSync(ca, 'utf8');
  writeFileSync(chain, readFileSync(leaf, 'utf8') + authority);
  writeFileSync(both, readFileSync(chain, 'utf8') + readFileSync(key, 'utf8'));
  const publicKey = new X509Certificate(readFileSync(leaf)).publicKey.export({ type: 'spki', format: 'der' });
  return { chain, key, both, authority, publicKeyHash: hash('sha256', publicKey, 'base64') };
}

/**
 * @param {{ file: string, key: string }} made
 * @param {readonly string[]} args
 */
function newCertificate({ file, key }, args) {
  const fresh = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', DAYS];
  execFileSync('openssl', ['req', '-x509', ...fresh, '-keyout', key, '-out', file, ...args], { stdio: 'pipe' });
}
