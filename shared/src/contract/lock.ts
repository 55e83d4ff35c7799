import type { Lock } from './route-table.ts';

/** `events@1.1.0`: a release's name everywhere, in the markup (`data-release`) and the federation runtime too. */
export function releaseName(section: string, version: string): string {
  return `${section}@${version}`;
}

/** {@link releaseName} by a release's `remote.json`. */
export function releaseNameOf({ name, version }: { readonly name: string; readonly version: string }): string {
  return releaseName(name, version);
}

/** The `x-release-lock` header: `connect@1.0.0,content@1.0.0,…`, sections in alphabetical order. */
export function formatLock(lock: Lock): string {
  return Object.keys(lock)
    .sort()
    .map((section) => releaseName(section, lock[section] ?? ''))
    .join(',');
}

/** The lock that {@link formatLock} wrote; null for any other text. */
export function parseLock(text: string): Lock | null {
  const releases = text.split(',').map((release) => /^([a-z][a-z0-9-]*)@([\w.-]+)$/.exec(release));
  const entries = releases.flatMap((parts) => (parts ? [[parts[1] ?? '', parts[2] ?? ''] as const] : []));
  return entries.length === releases.length ? Object.fromEntries(entries) : null;
}

/** Where the browser finds the files of a release. The webpack presets build the same address in. */
export function assetPath(section: string, version: string, file: string): string {
  return `/_/assets/${section}/${version}/${file}`;
}
