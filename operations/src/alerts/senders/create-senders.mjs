import { mailSender } from './mail-sender.mjs';
import { webhookSender } from './webhook-sender.mjs';

/** @typedef {{ subject: string, text: string, id: string, what: 'begins' | 'over', at: string }} AlertMessage at: ISO 8601 */
/** @typedef {(message: AlertMessage) => Promise<void>} Send throws when it was not taken */

/**
 * Who tells: the terminal or the journal always, mail and webhook where they are set.
 * @param {Pick<import('../alert-settings.mjs').AlertSettings, 'mail' | 'webhook' | 'publicUrl'>} settings
 * @returns {Promise<Map<string, Send>>} by name
 */
export async function createSenders({ mail, webhook, publicUrl }) {
  const senders = new Map([['log', print]]);
  if (mail) senders.set('mail', await mailSender(mail, new URL(publicUrl).host));
  if (webhook) senders.set('webhook', webhookSender(webhook, publicUrl));
  return senders;
}

/** @type {Send} */
async function print({ subject, text, what }) {
  console.log(`\n${what === 'begins' ? '✗' : '✓'} ${subject}\n${text}\n`);
}
