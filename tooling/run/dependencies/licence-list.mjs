import { EXCEPTIONS } from './licence-policy.mjs';

const WIDTH = 118;

const INTRODUCTION = `# Licences

Of all packages that are part of the running site, without those that only build and test it. Written by
\`node tooling/run/licences.mjs\`; \`npm run check\` says when it is out of date, and which licences the project does not take
(\`tooling/run/dependencies/licence-policy.mjs\`). Builds of a package for one system (\`@img/sharp-linux-x64\`) are checked, and
not listed: each machine has others.`;

/**
 * The text of docs/licences.md.
 * @param {readonly { name: string, licence: string }[]} packages
 */
export function licenceList(packages) {
  /** @type {Map<string, Set<string>>} */
  const names = new Map();
  for (const { name, licence } of packages) names.set(licence, (names.get(licence) ?? new Set()).add(name));
  const exceptions = Object.entries(EXCEPTIONS).map(([name, reason]) => `- \`${name}\`: ${reason}`);
  const parts = [INTRODUCTION, '## Taken by name', exceptions.join('\n')];
  for (const licence of [...names.keys()].toSorted()) parts.push(...part(licence, [...(names.get(licence) ?? [])]));
  return `${parts.join('\n\n')}\n`;
}

/**
 * @param {string} licence
 * @param {string[]} names
 */
function part(licence, names) {
  return [`## ${licence} (${names.length})`, `\`\`\`text\n${lines(names.toSorted()).join('\n')}\n\`\`\``];
}

/** @param {readonly string[]} names */
function lines(names) {
  /** @type {string[]} */
  const full = [];
  for (const name of names) {
    const last = full.at(-1);
    if (last === undefined || last.length + name.length >= WIDTH) full.push(name);
    else full[full.length - 1] = `${last} ${name}`;
  }
  return full;
}
