import { posix } from 'node:path';

/**
 * @typedef {object} Entry of an artefact: a file, a program, or a link
 * @property {string} path below the artefact's folder, with `/`
 * @property {string} [file] absolute; its bytes are the entry's
 * @property {string} [text] in place of a file
 * @property {string} [link] relative path that it leads to; then it has no bytes
 * @property {boolean} [runs] whether it is a program
 */

/**
 * Entries in the order in which they are packed, whatever order they were found in. Throws when two have one path, when a
 * path leads out of the artefact, or when a link leads out of it or to nothing.
 * @param {readonly Entry[]} entries
 * @returns {Entry[]}
 */
export function sortEntries(entries) {
  // By code units: a locale's order differs between machines.
  const sorted = entries.toSorted((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0));
  const there = new Set([...foldersOf(sorted), ...sorted.map(({ path }) => path)]);
  for (const [index, { path, link }] of sorted.entries()) {
    if (path === sorted[index + 1]?.path) throw new Error(`The artefact would have ${path} twice.`);
    if (leadsOut(path)) throw new Error(`${path} leads out of the artefact.`);
    if (link !== undefined) checkLink(path, link, there);
  }
  return sorted;
}

/**
 * The folders that entries are in, each before what is in it.
 * @param {readonly Entry[]} entries
 * @returns {string[]}
 */
export function foldersOf(entries) {
  /** @type {Set<string>} */
  const folders = new Set();
  for (const { path } of entries)
    for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) folders.add(path.slice(0, at));
  return [...folders].sort();
}

/**
 * @param {string} path
 * @param {string} link
 * @param {ReadonlySet<string>} there paths of files and folders
 */
function checkLink(path, link, there) {
  const target = posix.isAbsolute(link) ? link : posix.join(posix.dirname(path), link);
  if (leadsOut(target)) throw new Error(`${path} leads to ${link}, out of the artefact.`);
  if (!there.has(target)) throw new Error(`${path} leads to ${link}, which is not in the artefact.`);
}

/** @param {string} path */
function leadsOut(path) {
  const plain = posix.normalize(path);
  return plain === '..' || plain.startsWith('../') || posix.isAbsolute(plain);
}
