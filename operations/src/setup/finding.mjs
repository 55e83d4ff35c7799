/**
 * What a check found. A fault keeps the site from working as it was meant; a warning is for a person to judge.
 * @typedef {{ kind: 'good' | 'warning' | 'fault', text: string }} Finding
 */

const SIGNS = { good: '✓', warning: '⚠', fault: '✗' };

/** @param {string} text @returns {Finding} */
export const good = (text) => ({ kind: 'good', text });

/** @param {string} text @returns {Finding} */
export const warning = (text) => ({ kind: 'warning', text });

/** @param {string} text @returns {Finding} */
export const fault = (text) => ({ kind: 'fault', text });

/** One line for a person. @param {Finding} finding */
export function lineOf({ kind, text }) {
  return `  ${SIGNS[kind]} ${text}`;
}
