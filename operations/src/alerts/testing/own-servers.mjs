import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/* global afterEach */

/** @type {(() => unknown)[]} */
const open = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** @param {import('node:net').Server} server @returns {Promise<number>} its port */
async function portOf(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return address.port;
}

const TOKEN = 'the-own-token-of-this-machine';

/** An edge that says what the test wants. `samples` may be changed. */
export async function startEdge() {
  const edge = { isReady: true, samples: '' };
  const server = createServer((request, response) => {
    response.setHeader('connection', 'close');
    const isKnown = request.headers.authorization === `Bearer ${TOKEN}`;
    if (request.url === '/readyz') return void response.writeHead(edge.isReady ? 200 : 503).end();
    return void response.writeHead(isKnown ? 200 : 401).end(edge.samples);
  });
  return Object.assign(edge, { edgeUrl: `http://127.0.0.1:${await portOf(server)}` });
}

/** An empty folder until the test ends. */
function ownFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'soteria-alerts-'));
  open.push(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A data folder with the token of its edge. */
export function dataFolder() {
  const dataDir = ownFolder();
  mkdirSync(join(dataDir, 'operator'));
  writeFileSync(join(dataDir, 'operator', 'metrics-token'), `${TOKEN}\n`);
  return dataDir;
}

/** A mail server. While `refuses` is true it takes nothing. */
export async function startMailServer() {
  const mail = { refuses: false, taken: /** @type {string[]} */ ([]) };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData: (stream, _session, done) => {
      void text(stream).then((message) => {
        if (mail.refuses) return done(new Error('The mailbox is full.'));
        mail.taken.push(message);
        return done();
      });
    },
  });
  server.on('error', () => undefined);
  const port = await portOf(server.server);
  return Object.assign(mail, {
    settings: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'site@church.example', to: 'office@church.example' },
  });
}

/** A chat program that takes what a webhook posts. */
export async function startChat() {
  /** @type {Record<string, string>[]} */
  const told = [];
  const server = createServer((request, response) => {
    response.setHeader('connection', 'close');
    void text(request).then((body) => {
      told.push(JSON.parse(body));
      response.end('ok');
    });
  });
  return { told, url: `http://127.0.0.1:${await portOf(server)}/hook` };
}

/** A TLS server whose certificate nobody has signed and that ends in some days. @param {number} days */
export async function startTls(days) {
  const folder = ownFolder();
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const subject = ['-subj', '/CN=localhost', '-days', String(days), '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject], { stdio: 'ignore' });
  const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) });
  return `https://localhost:${await portOf(server)}`;
}
