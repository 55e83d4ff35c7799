import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';
import { assetPath, type Remote } from 'shared/contract';

/** Milliseconds. An entry that never answers must become a failure while the visitor is still there. */
const ENTRY_TIMEOUT_MS = 8_000;

export function browserPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'browser',
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}

/**
 * Asks for a release's files past the HTTP cache, where a broken answer may have stayed: release files are immutable
 * and would never be asked for again. A file that still fails is found out by the load that follows.
 */
export async function refetchFiles(remote: Remote): Promise<void> {
  const chunks = new Set(Object.values(remote.exposes).flatMap(({ js }) => js));
  const signal = AbortSignal.timeout?.(ENTRY_TIMEOUT_MS) ?? null;
  const refetch = async (file: string) => {
    const address = assetPath(remote.name, remote.version, file);
    const response = await fetch(address, { cache: 'reload', signal });
    await response.arrayBuffer();
    if (response.ok && chunks.has(file)) await runChunk(address);
  };
  await Promise.allSettled([remote.entry, ...chunks].map(refetch));
}

/**
 * Runs a chunk ahead of its container, which finds it then. The document has preloaded the page's chunks; a preload that
 * failed before anybody used it would be handed, failure and all, to the container's own request. A request with CORS is
 * another one than the preload.
 */
function runChunk(address: string): Promise<void> {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.src = address;
  return new Promise((resolve) => {
    script.onload = script.onerror = () => {
      script.remove();
      resolve();
    };
    document.head.append(script);
  });
}
