import { createServer, request as ask } from 'node:http';
import { join } from 'node:path';
import { ROOT } from '../../../../operations/src/root.mjs';
import { sendBody } from './body.mjs';
import { createDocuments } from './documents.mjs';
import { readFiles } from './read-files.mjs';

/**
 * A program: serves what a framework has built as the edge serves the other peers. Files are compressed before and immutable, documents are
 * cached. What only the edge has (content, pictures, forms) it passes on.
 */
const { PORT, APP = '', FILES = '', PUBLIC_URL, CONTENT_ORIGIN = '' } = process.env;

const OF_EDGE = /^\/(api|uploads|_)\//;
const files = new Map([
  ...readFiles(FILES, 'public, max-age=31536000, immutable'),
  ...readFiles(join(ROOT, 'shell', 'src', 'root'), 'public, max-age=3600'),
]);
/** @type {{ respond: (request: Request) => Promise<Response> }} */
const { respond } = await import(join(APP, 'server.mjs'));
const documentAt = createDocuments(respond);

createServer((request, response) => {
  const { url = '/', method } = request;
  const address = new URL(url, PUBLIC_URL ?? `http://${request.headers.host}`);
  if (method !== 'GET' || OF_EDGE.test(url)) return passOn(request, response);
  const file = files.get(address.pathname);
  if (file) return sendBody(request, response, file);
  return void documentAt(address.href).then(
    (document) => sendBody(request, response, document),
    () => response.writeHead(500).end(),
  );
}).listen(Number(PORT), '127.0.0.1');

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function passOn(request, response) {
  const { url, method, headers } = request;
  const passed = ask(new URL(url ?? '/', CONTENT_ORIGIN), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.writeHead(502).end());
  request.pipe(passed);
}
