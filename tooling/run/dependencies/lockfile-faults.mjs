import * as v from 'valibot';

/** The part of pnpm-lock.yaml (version 9) with the packages' origins. */
const Lockfile = v.object({
  importers: v.record(v.string(), v.record(v.string(), v.record(v.string(), v.object({ specifier: v.string() })))),
  packages: v.record(v.string(), v.looseObject({ resolution: v.record(v.string(), v.unknown()) })),
});

/** Allowed specifiers: a version of the registry (also under another name), or a workspace folder. */
const ASKED = /^(workspace:|npm:|[\^~<>=]*\d|\*)/;
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/;

/**
 * Packages from elsewhere than the registry, or without an integrity hash. One line each.
 * @param {unknown} lockfile
 * @returns {string[]}
 */
export function lockfileFaults(lockfile) {
  const { importers, packages } = v.parse(Lockfile, lockfile);
  return [...Object.entries(packages).flatMap(resolutionFaults), ...Object.entries(importers).flatMap(askedFaults)];
}

/** @param {[string, { resolution: Record<string, unknown> }]} entry @returns {string[]} */
function resolutionFaults([name, { resolution }]) {
  const { integrity, ...others } = resolution;
  const elsewhere = Object.keys(others);
  if (elsewhere.length > 0) return [`${name} does not come from the registry (${elsewhere.join(', ')}).`];
  return typeof integrity === 'string' && SHA512.test(integrity) ? [] : [`${name} has no SHA-512 of its content.`];
}

/** @param {[string, Record<string, Record<string, { specifier: string }>>]} entry */
function askedFaults([folder, importer]) {
  const asked = Object.values(importer).flatMap((group) => Object.entries(group));
  return asked
    .filter(([, { specifier }]) => !ASKED.test(specifier))
    .map(
      ([name, { specifier }]) => `${folder} asks for ${name} at "${specifier}", which is no version of the registry.`,
    );
}
