import { StepError } from '../process/step.mjs';

/** The command line is wrong: one line of text, and exit code 2. */
export class UsageError extends StepError {
  /** @override */
  exitCode = 2;
}

/**
 * One option of a command, or its operand. Help, parsing and error texts are derived from it.
 * @template T
 * @typedef {object} Option
 * @property {string} about what it does, for the help
 * @property {string} value placeholder of its value in the help; '' for a flag
 * @property {boolean} [many] can be given several times
 * @property {boolean} [required]
 * @property {string} [usual] the help's word for the fallback
 * @property {T} fallback
 * @property {(texts: readonly string[], name: string) => T} read parses the given texts; throws UsageError
 */

/**
 * @param {{ about: string, fallback: number, least?: number, fraction?: boolean, value?: string, usual?: string }} asked
 * least: the smallest that makes sense; fraction: not only whole numbers
 * @returns {Option<number>}
 */
export function number({ about, fallback, least = 1, fraction = false, value = 'number', usual = String(fallback) }) {
  const read = (/** @type {readonly string[]} */ texts, /** @type {string} */ name) => {
    const text = texts.at(-1) ?? '';
    const result = Number(text);
    if (text.trim() !== '' && Number.isFinite(result) && result >= least && (fraction || Number.isInteger(result)))
      return result;
    throw new UsageError(
      `${name} ${text} is no ${fraction ? 'number' : 'whole number'} from ${least} on. Give, for example, ${fallback}.`,
    );
  };
  return { about, value, usual, fallback, read };
}

/**
 * @param {{ about: string, value: string, usual?: string, required?: boolean, check?: (text: string) => string | undefined }} asked
 * check: returns the fault of a text
 * @returns {Option<string>} '' when it is not given
 */
export function text({ about, value, usual, required = false, check = () => undefined }) {
  const read = (/** @type {readonly string[]} */ texts, /** @type {string} */ name) => {
    const given = texts.at(-1) ?? '';
    const fault = check(given);
    if (fault !== undefined) throw new UsageError(`${name} ${given}: ${fault}`);
    return given;
  };
  return { about, value, required, fallback: '', read, ...(usual ? { usual } : {}) };
}

/**
 * @param {{ about: string, value: string, usual?: string, among?: readonly string[] }} asked among: the allowed values
 * @returns {Option<readonly string[]>}
 */
export function list({ about, value, usual, among }) {
  const read = (/** @type {readonly string[]} */ texts, /** @type {string} */ name) => {
    const unknown = texts.find((one) => among && !among.includes(one));
    if (unknown === undefined) return texts;
    throw new UsageError(`${name} "${unknown}" is not known. Choose among ${among?.join(', ')}.`);
  };
  return { about, value, many: true, fallback: [], read, ...(usual ? { usual } : {}) };
}

/** @param {string} about @returns {Option<boolean>} */
export function flag(about) {
  return { about, value: '', fallback: false, read: () => true };
}
