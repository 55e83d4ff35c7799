/**
 * Sends one prayer request after the other.
 * @param {Promise<unknown>} end
 * @param {string} cms
 * @returns {Promise<number>} count of accepted forms
 */
export async function sendFormsUntil(end, cms) {
  let isOver = false;
  const over = end.finally(() => (isOver = true));
  let sent = 0;
  while (!isOver) {
    const body = JSON.stringify({ data: { prayerRequest: `Number ${sent}` } });
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
    const { ok, status } = await fetch(`${cms}/api/prayer-requests`, { method: 'POST', headers, body });
    if (!ok) throw new Error(`A form during the backup was answered with ${status}.`);
    sent += 1;
  }
  await over;
  return sent;
}
