/** @typedef {{ name: string, port: number }} Backend a server of this machine */

/**
 * @typedef {object} Balanced
 * @property {number} port of the site, on every address
 * @property {number} cmsPort of the CMS, on this machine only
 * @property {number} contentPort the edges' way to the CMS
 * @property {readonly Backend[]} edges those that answer `/readyz` get visitors
 * @property {readonly Backend[]} cmses
 */

/** Health is asked for every half second, and two bad answers take a server out. */
const DEFAULTS = `
global
  maxconn 2000
  hard-stop-after 5s

defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 60s
  timeout check 5s
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response 503
  default-server check inter 500ms fastinter 200ms fall 2 rise 1
`;

/** A form that a server may have had is not repeated: its visitor's page does that, under the form's key. */
const ONLY_READS_AGAIN = 'http-request disable-l7-retry unless { method GET HEAD }';

/** What a visitor writes into it is not believed. */
const OWN_ADDRESS = 'http-request set-header X-Forwarded-For %[src]';

/**
 * HAProxy's configuration (its manual, version 2.4 and newer). What was not sent to a server that is gone, or is only read, goes to
 * another one.
 * @param {Balanced} balanced
 */
export function balancerConfig({ port, cmsPort, contentPort, edges, cmses }) {
  return `${DEFAULTS}
frontend site
  bind :::${port} v4v6
  ${ONLY_READS_AGAIN}
  ${OWN_ADDRESS}
  default_backend edges

frontend cms
  bind 127.0.0.1:${cmsPort}
  ${ONLY_READS_AGAIN}
  ${OWN_ADDRESS}
  default_backend cmses

frontend content
  bind 127.0.0.1:${contentPort}
  ${ONLY_READS_AGAIN}
  default_backend cmses

${backend('edges', edges, { path: '/readyz', status: 200 })}
${backend('cmses', cmses, { path: '/_health', status: 204 })}`;
}

/**
 * @param {string} name
 * @param {readonly Backend[]} servers
 * @param {{ path: string, status: number }} health what a server answers that may be asked
 */
function backend(name, servers, { path, status }) {
  return `backend ${name}
  balance roundrobin
  option httpchk GET ${path}
  http-check expect status ${status}
${servers.map((server) => `  server ${server.name} 127.0.0.1:${server.port}`).join('\n')}
`;
}
