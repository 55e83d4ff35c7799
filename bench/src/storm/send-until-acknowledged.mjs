import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('./storm-form.mjs').StormForm} StormForm */

const LIMIT_MS = 8_000;

/**
 * Sends a form as a patient visitor does: again under the same key until it is acknowledged. Throws when it is refused.
 * @param {string} url of the site
 * @param {StormForm} form
 * @returns {Promise<{ status: number, requests: number }>} the acknowledgement, and how many requests it took
 */
export async function sendUntilAcknowledged(url, form) {
  for (let requests = 1; ; requests += 1) {
    const { status, text } = await send(url, form);
    if (status >= 200 && status < 300) return { status, requests };
    if (status >= 400 && status < 500) throw new Error(`${form.path} answered ${status}: ${text}`);
    await pause(50 + Math.random() * 200);
  }
}

/**
 * An answer that was cut off is none.
 * @param {string} url
 * @param {StormForm} form
 */
async function send(url, { path, headers, body }) {
  try {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}
