/** What compilers, editors and readers need, and no process that runs. */
const NOT_RUN = /\.(map|tsx?|[cm]ts|flow|md|markdown|tsbuildinfo|tgz|gypi?)$/i;
const LICENCE = /^(licen[cs]e|notice|copying|copyright)[^.]*(\.(md|markdown|txt))?$/i;
/** Folders beside a package's code. */
const BESIDE = /^(tests?|__tests__|docs?|examples?|bench(marks?)?|coverage)\//i;
/** Settings of tools, and scripts with the paths of the machine that installed them. */
const HIDDEN = /(^|\/)\./;

/**
 * Folders of packages that run nowhere on a server.
 * @type {readonly { packages: RegExp, folders: RegExp }[]}
 */
const LEFT_OUT = [
  // The panel's sources. The panel itself is built: cms/dist/build.
  { packages: /^@strapi\//, folders: /^(dist\/)?admin\// },
  // Sources, and the binding for the Node that installed it.
  { packages: /^better-sqlite3$/, folders: /^(build|deps|src)\// },
];

/**
 * Whether a running process may read a file of a package. Licences are in it: they go wherever the package goes.
 * @param {string} name of the package
 * @param {string} path below its folder, with `/`
 */
export function isRunFile(name, path) {
  const file = path.split('/').at(-1) ?? '';
  if (LICENCE.test(file)) return true;
  if (HIDDEN.test(path)) return false;
  if (LEFT_OUT.some(({ packages, folders }) => packages.test(name) && folders.test(path))) return false;
  return !NOT_RUN.test(file) && !BESIDE.test(path);
}
