import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Smaller bodies are sent as they are, as by the edge. */
const MIN_BYTES = 1_024;
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(?!octet)|image\/x-icon)/;

/**
 * What is sent for an address, in every encoding.
 * @typedef {object} Body
 * @property {number} status
 * @property {Record<string, string>} headers
 * @property {Buffer} plain
 * @property {Buffer} [br]
 * @property {Buffer} [gzip]
 */

/**
 * Compresses once, by the best quality: what is made is sent many times.
 * @param {Omit<Body, 'br' | 'gzip'>} sent
 * @returns {Body}
 */
export function compressed({ status, headers, plain }) {
  const type = headers['content-type'] ?? '';
  if (plain.length < MIN_BYTES || !COMPRESSIBLE.test(type)) return { status, headers, plain };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  return { status, headers, plain, br: brotliCompressSync(plain, { params }), gzip: gzipSync(plain, { level: 9 }) };
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Body} body
 */
export function sendBody({ headers: { 'accept-encoding': accepted = '' } }, response, { status, headers, ...bodies }) {
  const encoding = /** @type {const} */ (['br', 'gzip']).find((name) => bodies[name] && accepted.includes(name));
  const bytes = (encoding && bodies[encoding]) ?? bodies.plain;
  response.writeHead(status, {
    ...headers,
    'content-length': bytes.length,
    ...(bodies.br ? { vary: 'accept-encoding' } : {}),
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  response.end(bytes);
}
