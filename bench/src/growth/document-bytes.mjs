import { once } from 'node:events';
import { get } from 'node:http';

/**
 * How many bytes a document has on its way, compressed by Brotli.
 * @param {string} url
 * @returns {Promise<number>}
 */
export async function documentBytes(url) {
  const [answer] = await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response');
  let bytes = 0;
  for await (const part of answer) bytes += part.length;
  return bytes;
}
