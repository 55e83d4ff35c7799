import { parseArgs } from 'node:util';
import { UsageError } from './options.mjs';

/** @typedef {import('./options.mjs').Option<unknown>} AnyOption */

/**
 * @typedef {object} Description of a command: source of its help, its options and its error texts
 * @property {string} command as it is typed
 * @property {string} about one sentence
 * @property {Readonly<Record<string, AnyOption>>} [options] by name, without the dashes
 * @property {AnyOption} [operand] argument without a name
 * @property {string} [more] last paragraph of the help
 */

/**
 * @template O
 * @typedef {O extends import('./options.mjs').Option<infer Value> ? Value : never} ValueOf
 */

/**
 * The checked arguments. Missing ones have their fallback.
 * @template D
 * @typedef {object} Asked
 * @property {{ readonly [Name in keyof (D extends { options: infer O } ? O : {})]: ValueOf<(D extends { options: infer O } ? O : {})[Name]> }} options
 * @property {D extends { operand: infer O } ? ValueOf<O> : undefined} operand
 */

/**
 * Returns null for `--help`. Throws UsageError for unknown arguments.
 * @template {Description} D
 * @param {D} description
 * @param {readonly string[]} args
 * @returns {Asked<D> | null}
 */
export function readArguments(description, args) {
  const { options = {}, operand } = description;
  const { named, unnamed } = given(description, args);
  if (named.has('help')) return null;
  const read = Object.entries(options).map(([name, option]) => [name, valueOf(option, `--${name}`, named.get(name))]);
  return /** @type {Asked<D>} */ ({
    options: Object.fromEntries(read),
    operand: operand && valueOf(operand, operand.value, unnamed.length > 0 ? unnamed : undefined),
  });
}

/**
 * @param {Description} description
 * @param {readonly string[]} args
 */
function given(description, args) {
  const { command, options = {}, operand } = description;
  const { tokens } = parseArgs({ args: [...args], options: forParser(options), strict: false, tokens: true });
  /** @type {Map<string, string[]>} */
  const named = new Map();
  const unnamed = [];
  for (const token of tokens) {
    if (token.kind === 'positional') unnamed.push(token.value);
    if (token.kind !== 'option') continue;
    checkOption(description, token);
    named.set(token.name, [...(named.get(token.name) ?? []), token.value ?? '']);
  }
  const surplus = unnamed[operand ? (operand.many ? Infinity : 1) : 0];
  if (surplus !== undefined && !named.has('help'))
    throw new UsageError(`${command} takes no "${surplus}". ${whatItTakes(description)}`);
  return { named, unnamed };
}

/** @param {Readonly<Record<string, AnyOption>>} options */
function forParser(options) {
  const types = Object.entries(options).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }]);
  return { ...Object.fromEntries(types), help: { type: /** @type {const} */ ('boolean'), short: 'h' } };
}

/**
 * @param {Description} description
 * @param {{ name: string, rawName: string, value?: string | undefined, inlineValue?: boolean | undefined }} token
 */
function checkOption(description, { name, rawName, value, inlineValue }) {
  const option =
    name === 'help' ? { value: '' } : Object.entries(description.options ?? {}).find(([own]) => own === name)?.[1];
  if (!option) throw new UsageError(`${description.command} has no option ${rawName}. ${whatItTakes(description)}`);
  if (option.value === '' && value !== undefined) throw new UsageError(`${rawName} takes no value.`);
  if (option.value !== '' && (!value || (!inlineValue && value.startsWith('-'))))
    throw new UsageError(`${rawName} needs a value: ${rawName} <${option.value}>.`);
}

/** @param {Description} description */
function whatItTakes({ options = {}, operand }) {
  const names = Object.keys(options).map((name) => `--${name}`);
  if (operand) names.unshift(`<${operand.value}>`);
  return names.length === 0 ? 'It takes nothing but --help.' : `It takes ${names.join(', ')}; --help says more.`;
}

/**
 * @param {AnyOption} option
 * @param {string} name
 * @param {readonly string[] | undefined} texts
 */
function valueOf({ required, fallback, read, value }, name, texts) {
  if (texts) return read(texts, name);
  if (required) throw new UsageError(`Name the ${value}; --help says how.`);
  return fallback;
}
