const HEADERS = { 'content-type': 'application/json; charset=utf-8' };

/**
 * A response whose body is here already. Its text is read straight from the bytes: by way of a stream, as `Response` does it,
 * the same takes ten times as long.
 */
export function jsonResponse(status: number, body: Uint8Array): Response {
  const text = async () => Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString();
  const json = async () => JSON.parse(await text());
  return Object.assign(new Response(null, { status, headers: HEADERS }), { text, json });
}
