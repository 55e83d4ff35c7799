import { assetPath, type Remote } from 'shared/contract';
import { preload, preloadModule } from 'react-dom';

/** Addresses of an exposed module's stylesheets. */
export function styleFiles(remote: Remote, expose: string): string[] {
  return addresses(remote, remote.exposes[expose]?.css ?? []);
}

/**
 * Asks for an exposed module's scripts at once: the container, then its chunks. The container alone would request its chunks
 * one round trip later.
 */
export function preloadScripts(remote: Remote, expose: string, fetchPriority: 'low' | 'auto'): void {
  for (const href of addresses(remote, [remote.entry, ...(remote.exposes[expose]?.js ?? [])]))
    if (remote.entryType === 'module') preloadModule(href);
    else preload(href, { as: 'script', fetchPriority });
}

function addresses({ name, version }: Remote, files: readonly string[]): string[] {
  return files.map((file) => assetPath(name, version, file));
}
