/**
 * @typedef {import('./alert-state.mjs').Alert} Alert
 * @typedef {import('./alert-state.mjs').AlertState} AlertState
 * @typedef {import('./rules/rule.mjs').Finding} Finding
 */

/**
 * @typedef {object} Due a message that a sender has to send
 * @property {string} id of the alert
 * @property {string} sender
 * @property {'begins' | 'over'} what
 * @property {string} subject
 * @property {string} text
 */

/** What comes and goes is one alert. */
const GONE_FOR_MS = 5 * 60_000;

/**
 * Pure. Compares what is found with what was told before.
 * @param {AlertState['alerts']} before
 * @param {ReadonlyMap<string, readonly Finding[] | null>} found by rule; null: not known, so nothing begins or ends
 * @param {{ now: number, senders: readonly string[] }} options
 * @returns {{ alerts: AlertState['alerts'], due: Due[] }}
 */
export function decide(before, found, { now, senders }) {
  const findings = [...found.values()].flatMap((list) => list ?? []);
  const unknown = [...found].filter(([, list]) => list === null).map(([rule]) => rule);
  const present = findings.map(
    (finding) => /** @type {const} */ ([finding.id, presentAlert(before[finding.id], finding, now)]),
  );
  const absent = Object.entries(before)
    .filter(([id]) => findings.every((finding) => finding.id !== id))
    .map(
      ([id, alert]) =>
        /** @type {const} */ ([id, unknown.some((rule) => isOf(rule, id)) ? alert : goneAlert(alert, now)]),
    )
    .filter(([, alert]) => alert.toldBy.length > 0 || !isOver(alert, now));
  const alerts = Object.fromEntries([...present, ...absent]);
  const begins = findings.flatMap((finding) => beginsDue(finding, alerts[finding.id], { now, senders }));
  const over = absent.flatMap(([id, alert]) => overDue(id, alert, { now, senders }));
  return { alerts, due: [...begins, ...over] };
}

/** @param {AlertState['alerts']} alerts @param {Due} due @returns {AlertState['alerts']} after it was sent */
export function afterSending(alerts, { id, sender, what }) {
  const alert = alerts[id];
  if (!alert) return alerts;
  if (what === 'begins') return { ...alerts, [id]: { ...alert, toldBy: [...alert.toldBy, sender] } };
  const toldBy = alert.toldBy.filter((one) => one !== sender);
  if (toldBy.length > 0) return { ...alerts, [id]: { ...alert, toldBy } };
  return Object.fromEntries(Object.entries(alerts).filter(([other]) => other !== id));
}

/** @param {string} rule @param {string} id */
function isOf(rule, id) {
  return id === rule || id.startsWith(`${rule} `);
}

/** @param {Alert | undefined} before @param {Finding} finding @param {number} now @returns {Alert} */
function presentAlert(before, { afterMs, over }, now) {
  return { since: before?.since ?? now, afterMs, over, toldBy: before?.toldBy ?? [] };
}

/** @param {Alert} alert @param {number} now @returns {Alert} */
function goneAlert(alert, now) {
  return { ...alert, goneSince: alert.goneSince ?? now };
}

/** @param {Alert} alert @param {number} now */
function isOver({ goneSince, afterMs }, now) {
  return goneSince !== undefined && now - goneSince >= Math.max(afterMs, GONE_FOR_MS);
}

/** @param {Finding} finding @param {Alert | undefined} alert @param {{ now: number, senders: readonly string[] }} options @returns {Due[]} */
function beginsDue({ id, subject, cause, todo, afterMs }, alert, { now, senders }) {
  if (!alert || now - alert.since < afterMs) return [];
  const steps = todo.map((step, index) => `${index + 1}. ${step}`);
  const text = [cause, '', 'What to do:', ...steps].join('\n');
  return senders
    .filter((sender) => !alert.toldBy.includes(sender))
    .map((sender) => ({ id, sender, what: 'begins', subject, text }));
}

/** Senders that are not set any more are forgotten. @param {string} id @param {Alert} alert @param {{ now: number, senders: readonly string[] }} options @returns {Due[]} */
function overDue(id, alert, { now, senders }) {
  if (!isOver(alert, now)) return [];
  return alert.toldBy.map((sender) => ({
    id,
    sender: senders.includes(sender) ? sender : '',
    what: 'over',
    ...alert.over,
  }));
}
