import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `[text](path)`, and the names in code style that follow it on its line. */
const LINK = /\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)((?: `\w+`,?)*)/g;
const ADDRESS = /^[a-z][a-z+.-]*:/;

/**
 * What is wrong with the links of a text: a file that is not there, or one without a name that the text says it has.
 * A name follows its link at once: `[a.ts](src/a.ts) \`openA\``.
 * @param {string} root the workspace
 * @param {string} file the text's own path in it
 * @returns {string[]}
 */
export function docLinkFaults(root, file) {
  const links = [...readFileSync(join(root, file), 'utf8').matchAll(LINK)];
  return links.flatMap(([, path = '', names = '']) => {
    if (ADDRESS.test(path)) return [];
    const target = join(root, dirname(file), path);
    if (!existsSync(target)) return [`${file} leads to ${path}, which is not there.`];
    return missingNames(target, names).map((name) => `${file} says that ${path} has ${name}, which it has not.`);
  });
}

/**
 * @param {string} target
 * @param {string} names
 */
function missingNames(target, names) {
  const wanted = [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  if (wanted.length === 0) return [];
  const source = readFileSync(target, 'utf8');
  return wanted.filter((name) => !new RegExp(`\\b${name}\\b`).test(source));
}
