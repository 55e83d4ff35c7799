import { readFileSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../operations/src/root.mjs';

/** The files that operators get. */
const SHIPPED = join(ROOT, 'operations', 'deploy', 'proxy');

/**
 * @typedef {object} Proxied what docs/operations.md, "TLS", says is the operator's to change
 * @property {string} domain
 * @property {number} httpPort
 * @property {number} httpsPort
 * @property {string} edge host and port
 * @property {string} cms host and port
 * @property {import('./local-authority.mjs').LocalCertificate} certificate
 */

/** @typedef {{ args: readonly string[], env?: Record<string, string> }} Call how a program is run */

/**
 * Each program with its shipped file, in a folder for what it writes.
 * @type {Readonly<Record<import('../machine/ensure-proxy.mjs').ProxyName, (proxied: Proxied, folder: string) => Call>>}
 */
export const PROXY_CALLS = {
  caddy(proxied, folder) {
    const { chain, key } = proxied.certificate;
    const own = { CERTIFICATE: `tls ${chain} ${key}`, EDGES: proxied.edge, ADMIN: 'off' };
    const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const args = ['run', '--adapter', 'caddyfile', '--config', join(SHIPPED, 'Caddyfile')];
    return { args, env: { ...settingsOf(proxied), ...own, ...home } };
  },

  haproxy(proxied, folder) {
    const file = join(folder, 'haproxy.cfg');
    writeFileSync(file, withoutMissingIpv6(readFileSync(join(SHIPPED, 'haproxy.cfg'), 'utf8'), /^.* v6only .*$/gm));
    const own = { CERTIFICATE: proxied.certificate.both, EDGE: proxied.edge };
    return { args: ['-db', '-f', file], env: { ...settingsOf(proxied), ...own } };
  },

  nginx(proxied, folder) {
    const file = join(folder, 'soteria.conf');
    writeFileSync(file, nginxSite(proxied));
    writeFileSync(join(folder, 'nginx.conf'), nginxMain(folder, file));
    return { args: ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')] };
  },
};

/** @param {Proxied} proxied */
function settingsOf({ domain, httpPort, httpsPort, cms }) {
  return { DOMAIN: domain, HTTP_PORT: String(httpPort), HTTPS_PORT: String(httpsPort), CMS: cms };
}

/** nginx knows no variables in these places. @param {Proxied} proxied */
function nginxSite({ domain, httpPort, httpsPort, edge, cms, certificate }) {
  const shipped = withoutMissingIpv6(readFileSync(join(SHIPPED, 'nginx.conf'), 'utf8'), /^.*listen \[::\].*$/gm);
  /** @type {readonly (readonly [RegExp, string])[]} */
  const changes = [
    [/\/etc\/ssl\/church\.example\/chain\.pem/g, certificate.chain],
    [/\/etc\/ssl\/church\.example\/key\.pem/g, certificate.key],
    [/church\.example/g, domain],
    [/(?<=listen (\[::\]:)?)80\b/g, String(httpPort)],
    [/(?<=listen (\[::\]:)?)443\b/g, String(httpsPort)],
    [/(?<=^ {2}server )127\.0\.0\.1:3000/gm, edge],
    [/(?<=^ {2}server )127\.0\.0\.1:1337/gm, cms],
  ];
  return changes.reduce((text, [pattern, value]) => {
    if (text.search(pattern) < 0) throw new Error(`The shipped nginx.conf has no ${pattern}.`);
    return text.replace(pattern, () => value);
  }, shipped);
}

/** Debian's own file around it, whose compression is on. @param {string} folder @param {string} site */
function nginxMain(folder, site) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  // Else its workers are another user's, who may not write into the folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  return `${user}daemon off; pid ${join(folder, 'nginx.pid')}; events {}
http { access_log off; gzip on; gzip_proxied any; ${temporary.join(' ')} include ${site}; }
`;
}

/** Not every machine has IPv6. @param {string} text @param {RegExp} lines that need it */
function withoutMissingIpv6(text, lines) {
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.some((address) => address?.family === 'IPv6') ? text : text.replace(lines, '');
}
