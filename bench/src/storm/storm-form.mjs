import { randomUUID } from 'node:crypto';

/**
 * @typedef {object} StormForm
 * @property {number} number
 * @property {'member' | 'prayer-request' | 'message'} kind
 * @property {string} key
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {unknown} body
 */

const KINDS = /** @type {const} */ (['member', 'prayer-request', 'message']);

/** The three kinds in turn, each as the site's pages send it. @param {number} number @returns {StormForm} */
export function stormForm(number) {
  const kind = KINDS[number % KINDS.length] ?? 'member';
  const key = randomUUID();
  const person = {
    firstName: 'Storm',
    lastName: `Visitor ${number}`,
    email: `visitor${number}@example.org`,
    phoneNumber: '4105550123',
  };
  if (kind === 'message') {
    const template_params = { ...person, details: `Message ${number}`, submission_key: key };
    const body = { user_id: 'site', service_id: 'soteria', template_id: 'contact', template_params };
    return { number, kind, key, path: '/api/v1.0/email/send', headers: {}, body };
  }
  const more = kind === 'member' ? { address: '12 Bay Street' } : { prayerRequest: `Request ${number}` };
  const path = kind === 'member' ? '/api/members' : '/api/prayer-requests';
  return { number, kind, key, path, headers: { 'idempotency-key': key }, body: { data: { ...person, ...more } } };
}
