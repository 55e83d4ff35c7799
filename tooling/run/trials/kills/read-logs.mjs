import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How Strapi's lines begin; those that go on after one are indented, empty or drawn. */
const CMS_LINE = /^(\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}\] \S*(info|warn|error)|\s|$|[┌├│└])/;

/**
 * @typedef {object} ReadLog
 * @property {number} files
 * @property {readonly string[]} lines of all files, the oldest first
 * @property {number} cut lines that are not whole
 */

/** A log of JSON lines with its older files. @param {string} dataDir @param {string} name @returns {ReadLog} */
export function readJsonLog(dataDir, name) {
  return readLog(dataDir, name, isJson);
}

/** @param {string} dataDir @returns {ReadLog} */
export function readCmsLog(dataDir) {
  return readLog(dataDir, 'cms', (line) => CMS_LINE.test(line));
}

/** The addresses of requests that the edge's log has. @param {ReadLog} log @returns {Set<string>} */
export function loggedPaths({ lines }) {
  return new Set(lines.filter(isJson).map((line) => JSON.parse(line).req?.path));
}

/** @param {string} dataDir @param {string} name @param {(line: string) => boolean} isWhole */
function readLog(dataDir, name, isWhole) {
  const folder = join(dataDir, 'logs');
  const own = readdirSync(folder).filter((file) => file.startsWith(`${name}.log`));
  const numberOf = (/** @type {string} */ file) => Number(file.split('.')[2] ?? 0);
  const files = own.toSorted((one, other) => numberOf(other) - numberOf(one));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const unended = texts.filter((text) => !/(^|\n)$/.test(text)).length;
  const lines = texts.flatMap((text) => text.split('\n').slice(0, -1));
  return { files: files.length, lines, cut: unended + lines.filter((line) => !isWhole(line)).length };
}

/** @param {string} line */
function isJson(line) {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}
