import { assetPath, type Container, isContainer, type Remote } from 'shared/contract';

/** Milliseconds. A file that never answers must fail while the visitor still waits. */
const TIMEOUT_MS = 8_000;

/**
 * Runs a release's entry and returns its container. Each release has its own global (`events_1_1_0`): several releases can run
 * in one page, and a failed one can be loaded again.
 */
export async function browserContainer({ name, version, entry, globalName }: Remote): Promise<Container> {
  const address = assetPath(name, version, entry);
  await runScript(address);
  const container: unknown = Reflect.get(globalThis, globalName);
  if (isContainer(container)) return container;
  throw new Error(`${address} ran, but left no container in ${globalName}.`);
}

/**
 * Downloads a release's files past the HTTP cache, which never asks again for immutable files and may have a broken answer.
 * Never rejects: the load that follows reports a file that still fails.
 */
export async function refetchFiles(remote: Remote): Promise<void> {
  const chunks = new Set(Object.values(remote.exposes).flatMap(({ js }) => js));
  const signal = AbortSignal.timeout?.(TIMEOUT_MS) ?? null;
  const refetch = async (file: string) => {
    const address = assetPath(remote.name, remote.version, file);
    const response = await fetch(address, { cache: 'reload', signal });
    await response.arrayBuffer();
    // Runs the chunk before its container asks for it. The browser would answer that request with the document's failed
    // preload. A request with CORS does not use the preload.
    if (response.ok && chunks.has(file)) await runScript(address, { crossOrigin: 'anonymous' });
  };
  await Promise.allSettled([remote.entry, ...chunks].map(refetch));
}

/** Rejects when the file fails or times out. */
function runScript(src: string, attributes: Partial<HTMLScriptElement> = {}): Promise<void> {
  const script = Object.assign(document.createElement('script'), attributes, { src });
  const ran = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} could not be loaded.`));
    setTimeout(() => reject(new Error(`${src} did not answer in ${TIMEOUT_MS / 1000} s.`)), TIMEOUT_MS);
  });
  document.head.append(script);
  return ran.finally(() => script.remove());
}
