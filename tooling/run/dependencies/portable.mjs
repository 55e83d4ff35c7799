import * as v from 'valibot';

const Packages = v.object({
  packages: v.record(v.string(), v.object({ os: v.optional(v.unknown()), cpu: v.optional(v.unknown()) })),
});

/**
 * Whether a package is for every system. Others (`@img/sharp-linux-x64`) are installed on theirs only.
 * @param {unknown} lockfile
 * @returns {(entry: { name: string }) => boolean}
 */
export function portable(lockfile) {
  const bound = Object.entries(v.parse(Packages, lockfile).packages)
    .filter(([, { os, cpu }]) => os !== undefined || cpu !== undefined)
    .map(([key]) => key.slice(0, key.lastIndexOf('@')));
  const names = new Set(bound);
  return ({ name }) => !names.has(name);
}
