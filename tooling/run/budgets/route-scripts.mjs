import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Remote the parts of a built `remote.json` that are read here
 * @property {string} name
 * @property {readonly string[]} [js] the shell's
 * @property {readonly string[]} [app] what hydrates a document
 * @property {string} [entry]
 * @property {string} [elements]
 * @property {Readonly<Record<string, { js: readonly string[] }>>} [exposes]
 * @property {readonly { path: string, page: string, slots: readonly string[], static?: true, hydrate?: string }[]} [routes]
 * @property {readonly { slot: string, expose: string }[]} [slots]
 */

/** Bytes (Brotli) of scripts by module: `shell`, `events pages/events`. @typedef {Record<string, number>} Parts */

/**
 * The scripts that a page needs before it is interactive: the shell, the page and its first slot. Other slots load when
 * they are seen or the page is idle. A page that waits for its visitor needs those of every document, and its custom elements.
 * @param {readonly string[]} folders of the shell's and all sections' builds
 * @returns {Record<string, Parts>} by route
 */
export function routeScripts(folders) {
  const builds = folders.map((folder) => ({ folder, remote: readRemote(folder) }));
  const shell = builds.find(({ remote }) => remote.js);
  if (!shell) throw new Error(`None of ${folders.join(', ')} is a build of the shell.`);
  /** @param {string | undefined} slot */
  const filled = (slot) =>
    builds.flatMap((build) =>
      (build.remote.slots ?? [])
        .filter((own) => own.slot === slot)
        .map((own) => moduleScripts(build, `slots/${own.expose}`)),
    );
  const { js = [], app = [] } = shell.remote;
  const routes = builds.flatMap((build) =>
    (build.remote.routes ?? []).map(({ path, page, slots, static: isStatic, hydrate }) => {
      if (isStatic) return [path, { shell: bytesOf(shell.folder, js) }];
      if (hydrate) {
        const fillers = builds.filter(({ remote }) => remote.slots?.some(({ slot }) => slots.includes(slot)));
        return [path, Object.assign({ shell: bytesOf(shell.folder, js) }, ...[build, ...fillers].map(elementScripts))];
      }
      const parts = [moduleScripts(build, `pages/${page}`), ...filled(slots[0])];
      return [
        path,
        {
          shell: bytesOf(shell.folder, [...js, ...app]),
          ...Object.assign({}, ...parts),
        },
      ];
    }),
  );
  return Object.fromEntries(routes);
}

/** @param {{ folder: string, remote: Remote }} build @param {string} expose @returns {Parts} */
function moduleScripts({ folder, remote }, expose) {
  const files = [remote.entry ?? '', ...(remote.exposes?.[expose]?.js ?? [])];
  return { [`${remote.name} ${expose}`]: bytesOf(folder, files) };
}

/** @param {{ folder: string, remote: Remote }} build @returns {Parts} */
function elementScripts({ folder, remote: { name, elements } }) {
  return elements ? { [`${name} elements`]: bytesOf(folder, [elements]) } : {};
}

/** @param {string} folder @param {readonly string[]} files */
function bytesOf(folder, files) {
  return files.reduce((bytes, file) => bytes + statSync(join(folder, 'browser', `${file}.br`)).size, 0);
}

/** @param {string} folder @returns {Remote} */
function readRemote(folder) {
  return JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
}
