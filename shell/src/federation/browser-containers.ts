import { assetPath, type Container, isContainer, type Remote } from 'shared/contract';
import { useHydrated } from 'shared/ui/hydrated';
import { containerIn } from './container-in.ts';
import { toPageModule } from './module-entry.ts';
import { FILE_LIMIT_MS, runScript, withinFileLimit } from './run-script.ts';
import { sharedLibraries } from './shared-libraries.ts';
import type { ShellParts } from './standard/shell-parts.ts';

const SHELL_PARTS: ShellParts = {
  runScript,
  withinFileLimit,
  containerIn,
  isContainer,
  toPageModule,
  useHydrated,
  libraries: sharedLibraries,
};

/**
 * Runs a release's entry and returns its container. Each release has its own global (`events_1_1_0`): several releases can run
 * in one page, and a failed one can be loaded again.
 */
export async function browserContainer(remote: Remote): Promise<Container> {
  const address = assetPath(remote.name, remote.version, remote.entry);
  if (remote.runtime === 'standard') {
    // A page without such a release never loads Module Federation's runtime.
    const { standardContainer } = await import('./standard/standard-container.ts');
    return standardContainer(remote, address, SHELL_PARTS);
  }
  await runScript(address);
  return containerIn(remote.globalName, address);
}

/**
 * Downloads a release's files past the HTTP cache, which never asks again for immutable files and may have a broken answer.
 * Never rejects: the load that follows reports a file that still fails.
 */
export async function refetchFiles(remote: Remote): Promise<void> {
  const chunks = new Set(Object.values(remote.exposes).flatMap(({ js }) => js));
  const isScript = (remote.entryType ?? 'var') === 'var';
  const signal = AbortSignal.timeout?.(FILE_LIMIT_MS) ?? null;
  const refetch = async (file: string) => {
    const address = assetPath(remote.name, remote.version, file);
    const response = await fetch(address, { cache: 'reload', signal });
    await response.arrayBuffer();
    // Runs the chunk before its container asks for it. The browser would answer that request with the document's failed
    // preload. A request with CORS does not use the preload.
    if (response.ok && chunks.has(file) && isScript) await runScript(address, { crossOrigin: 'anonymous' });
  };
  await Promise.allSettled([remote.entry, ...chunks].map(refetch));
}
