/** The operations' own, which is an ECMAScript module. */
export async function freePort(): Promise<number> {
  const module = await import('../../../operations/src/process/free-port.mjs');
  return module.freePort();
}
