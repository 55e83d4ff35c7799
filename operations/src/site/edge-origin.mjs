/**
 * Where programs of this machine reach its edge. By its number, because a bare machine does not know the name `localhost`.
 * @param {number} port
 * @param {string} [host] HOST of the edge; on every address, it answers on this machine's own
 */
export function edgeOrigin(port, host = process.env.HOST) {
  const everywhere = !host || host === '::' || host === '0.0.0.0';
  if (everywhere) return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
