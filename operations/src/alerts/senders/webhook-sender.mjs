const LIMIT_MS = 10_000;

/**
 * Posts JSON with `text`, as Slack and others take it. Its address is a secret: no error names it.
 * @param {string} url
 * @param {string} site its public address
 * @returns {import('./create-senders.mjs').Send}
 */
export function webhookSender(url, site) {
  return async ({ subject, text, id, what, at }) => {
    const mark = what === 'over' ? 'Over: ' : '';
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        text: `${mark}${subject} (${site})\n${text}`,
        subject,
        details: text,
        alert: id,
        state: what,
        site,
        at,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    }).catch((cause) => {
      throw new Error(`The webhook did not answer (${cause.cause?.code ?? cause.name}).`, { cause });
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
  };
}
