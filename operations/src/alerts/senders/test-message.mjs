import { createSenders } from './create-senders.mjs';

const TEXT = [
  'This is a test: nothing is wrong with the website.',
  '',
  'Soteria has reached you. From now on it writes here when the website needs somebody, and once more when that is over. Each message says what is so, ' +
    'what it means for visitors, and what to do.',
].join('\n');

/**
 * Sends everybody who is set one message that this is a test.
 * @param {import('../alert-settings.mjs').AlertSettings} settings
 * @returns {Promise<string[]>} a text for each who did not take it
 */
export async function sendTestMessage(settings) {
  const message = { subject: 'A test of the alerts', text: TEXT, id: 'test', at: new Date().toISOString() };
  const senders = [...(await createSenders(settings))].filter(([name]) => name !== 'log');
  const sent = await Promise.allSettled(senders.map(([, send]) => send({ ...message, what: 'begins' })));
  return sent.flatMap((result, index) =>
    result.status === 'fulfilled'
      ? []
      : [`The test could not be sent by ${senders[index]?.[0]}: ${result.reason.message}`],
  );
}
