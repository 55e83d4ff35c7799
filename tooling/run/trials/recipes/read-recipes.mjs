/**
 * @typedef {object} Block one step of a reader
 * @property {'sh' | 'file' | 'diff'} kind commands; a file to write; lines to change in one
 * @property {string} text
 * @property {string} title the file; '' for commands
 * @property {boolean} keeps the command runs on in another terminal, and prints when the site is ready
 * @property {boolean} stopped commands in other terminals are stopped first
 * @property {string} shows `<path> <words>`: the page then has these words; '' for no check
 */

/**
 * @typedef {object} Recipe
 * @property {string} name its heading
 * @property {readonly string[]} after the recipes that come before it
 * @property {readonly Block[]} blocks
 */

const FENCE = /^( *)```(.*)$/;
const NOT_RUN = ['text'];
const FLAGS = { keeps: '', stopped: '', shows: '', title: '' };

/**
 * The recipes of docs/recipes.md, by heading, with their fenced blocks. Throws for a block that cannot be run.
 * @param {string} markdown
 * @returns {Recipe[]}
 */
export function readRecipes(markdown) {
  const [, ...parts] = markdown.split(/^## /m);
  return parts.map((part) => {
    const [name = '', ...lines] = part.split('\n');
    const [, after = ''] = /<!-- after: (.*?) -->/.exec(part) ?? [];
    const blocks = blocksOf(lines, name);
    if (blocks.length === 0) throw new Error(`The recipe "${name}" has nothing to run.`);
    return { name, after: after.split(', ').filter((other) => other !== ''), blocks };
  });
}

/**
 * @param {readonly string[]} lines
 * @param {string} recipe
 * @returns {Block[]}
 */
function blocksOf(lines, recipe) {
  /** @type {Block[]} */
  const blocks = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [fence, indent = '', words = ''] = FENCE.exec(lines[index] ?? '') ?? [];
    if (fence === undefined) continue;
    const [language = '', ...info] = words.split(' ');
    const end = lines.indexOf(`${indent}\`\`\``, index + 1);
    if (end === -1) throw new Error(`A block of the recipe "${recipe}" does not end.`);
    const text = lines.slice(index + 1, end).map((line) => line.slice(indent.length));
    index = end;
    if (!NOT_RUN.includes(language))
      blocks.push(blockOf({ language, info: info.join(' '), text: `${text.join('\n')}\n` }, recipe));
  }
  return blocks;
}

/**
 * @param {{ language: string, info: string, text: string }} fence info: the words after the language
 * @param {string} recipe
 * @returns {Block}
 */
function blockOf({ language, info, text }, recipe) {
  const said = Object.fromEntries(
    [...info.matchAll(/(\w+)(?:="([^"]*)")?/g)].map(([, key, value]) => [key, value ?? 'yes']),
  );
  const unknown = Object.keys(said).find((key) => !Object.hasOwn(FLAGS, key));
  if (unknown) throw new Error(`A block of the recipe "${recipe}" says "${unknown}", which means nothing.`);
  const { keeps, stopped, shows, title } = { ...FLAGS, ...said };
  const kind = language === 'sh' || language === 'diff' ? language : 'file';
  if ((kind === 'sh') !== (title === ''))
    throw new Error(`A block of the recipe "${recipe}" is neither commands (sh) nor a file (title="…"): ${text}`);
  return { kind, text, title, keeps: keeps !== '', stopped: stopped !== '', shows };
}
