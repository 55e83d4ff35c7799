import { type Remote, releaseName, type ShellRemote } from 'shared/contract';
import { satisfies } from 'semver';
import type { Objection } from './objection.ts';

/** Each shared library that the section needs has to come from the shell, in a version of the section's range. */
export function libraryObjections(section: Remote, shell: ShellRemote): Objection[] {
  const { provides } = shell;
  if (!provides) return [];
  return Object.entries(section.requires)
    .filter(([library, range]) => !satisfies(provides[library] ?? '', range, { includePrerelease: true }))
    .map(([library, range]) => ({ rule: 'libraries', message: mismatch(section, shell, library, range) }));
}

function mismatch(section: Remote, shell: ShellRemote, library: string, range: string): string {
  const has = shell.provides?.[library] ?? 'none';
  const names = [section, shell].map(({ name, version }) => releaseName(name, version));
  return (
    `${names[0]} needs ${library} ${range}, and ${names[1]} provides ${has}. Build it against what the other has, ` +
    'or publish once a fitting release of the other serves.'
  );
}
