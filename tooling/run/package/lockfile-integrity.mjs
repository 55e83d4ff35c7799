import * as v from 'valibot';

const Lockfile = v.object({
  packages: v.record(v.string(), v.object({ resolution: v.object({ integrity: v.optional(v.string()) }) })),
});

/**
 * @param {unknown} lockfile pnpm-lock.yaml
 * @returns {(id: string) => string | undefined} the hash of a package's archive by its name and version: `react@19.3.1`
 */
export function lockfileIntegrity(lockfile) {
  const { packages } = v.parse(Lockfile, lockfile);
  return (id) => packages[id]?.resolution.integrity;
}
