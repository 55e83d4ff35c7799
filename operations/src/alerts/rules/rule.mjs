/** @typedef {import('../measure-site.mjs').Measurements} Measurements */
/** @typedef {import('../alert-settings.mjs').AlertSettings} AlertSettings */

/**
 * @typedef {object} Finding something that is wrong now
 * @property {string} id the same as long as it is the same trouble
 * @property {number} afterMs for how long it must be so before somebody is told, and be gone before that is told
 * @property {string} subject
 * @property {string} cause what is so, and what it means for visitors
 * @property {readonly string[]} todo steps, for somebody who is no programmer
 * @property {{ subject: string, text: string }} over the message when it has ended
 */

/**
 * Pure. Returns what is wrong; null when that is not known just now.
 * @callback Rule
 * @param {Measurements} measured
 * @param {AlertSettings} settings
 * @returns {readonly Finding[] | null}
 */

const MINUTE_MS = 60_000;

/** A restart is no trouble. */
export const RESTART_MS = 2 * MINUTE_MS;

/** `1 hour 12 minutes`. @param {number} ms */
export function duration(ms) {
  const minutes = Math.floor(ms / MINUTE_MS);
  const parts = /** @type {const} */ ([
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor((minutes % 1440) / 60), 'hour'],
    [minutes % 60, 'minute'],
  ]);
  const said = parts.filter(([count]) => count > 0).slice(0, 2);
  return said.length === 0 ? 'less than a minute' : said.map(([count, unit]) => plural(count, unit)).join(' ');
}

/** `1 form`, `2 forms`. @param {number} count @param {string} unit */
export function plural(count, unit) {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** `2026-11-23 21:30 UTC`. @param {Date} time */
export function utc(time) {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Where the log of a program is. @param {'edge' | 'cms'} program @param {string} dataDir */
export function logOf(program, dataDir) {
  return `\`journalctl -u soteria-${program} -n 100\`, or the file ${dataDir}/logs/${program}.log where the site runs by \`soteria start\``;
}

/**
 * A metric's value; undefined when it is absent.
 * @param {NonNullable<Measurements['metrics']>} metrics
 * @param {string} name
 * @param {Readonly<Record<string, string>>} [labels]
 */
export function valueOf(metrics, name, labels = {}) {
  const wanted = Object.entries(labels);
  return metrics.find((sample) => sample.name === name && wanted.every(([label, of]) => sample.labels[label] === of))
    ?.value;
}
