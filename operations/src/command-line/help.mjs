/** @typedef {import('./read-arguments.mjs').Description} Description */
/** @typedef {import('./read-arguments.mjs').AnyOption} AnyOption */

/** The help of a command. @param {Description} description */
export function helpOf({ command, about, options = {}, operand, more }) {
  const own = operand ? [[operand.value, textOf(operand)]] : [];
  const named = Object.entries(options).map(([name, option]) => [nameOf(name, option), textOf(option)]);
  const rows = [...own, ...named, ['--help', 'this']];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  const lines = rows.map(([name = '', text]) => `  ${name.padEnd(width)}  ${text}`);
  return [
    usageOf({ command, about, options, ...(operand ? { operand } : {}) }),
    '',
    about,
    '',
    ...lines,
    ...(more ? ['', more] : []),
  ].join('\n');
}

/** @param {Description} description */
function usageOf({ command, options = {}, operand }) {
  const own = operand ? `${operand.value}${operand.many ? ' …' : ''}` : '';
  const words = [operand?.required ? own : own && `[${own}]`, Object.keys(options).length > 0 ? '[options]' : ''];
  const rest = words.filter(Boolean).join(' ');
  if (rest === '') return command;
  // npm takes for itself what comes before its first `--`.
  const isNpm = command.startsWith('npm ') && !command.includes(' -- ');
  return isNpm ? `${command} -- ${rest}` : `${command} ${rest}`;
}

/** @param {string} name @param {AnyOption} option */
function nameOf(name, { value, many }) {
  return `--${name}${value ? ` <${value}>` : ''}${many ? ' …' : ''}`;
}

/** @param {AnyOption} option */
function textOf({ about, usual }) {
  return usual ? `${about} (${usual})` : about;
}
