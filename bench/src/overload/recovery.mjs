import { setTimeout as pause } from 'node:timers/promises';

/** The usual time of a document: less than this. */
const USUAL_MS = 500;
/** Documents in their usual time, one after the other. */
const IN_A_ROW = 5;
const LIMIT_MS = 60_000;

/**
 * Milliseconds until the edge renders documents in their usual time again.
 * @param {string} url
 */
export async function recovery(url) {
  const begun = performance.now();
  let [since, usual] = [begun, 0];
  while (usual < IN_A_ROW && performance.now() - begun < LIMIT_MS) {
    const asked = performance.now();
    const { status } = await fetch(`${url}/?recovered=${asked}`).then(read);
    if (status === 200 && performance.now() - asked < USUAL_MS) usual += 1;
    else [since, usual] = [performance.now(), 0];
    await pause(10);
  }
  return usual === IN_A_ROW ? since - begun : Infinity;
}

/** @param {Response} response */
async function read(response) {
  await response.arrayBuffer();
  return response;
}
