import { assetPath, type Container, isContainer, type Remote } from 'shared/contract';

/** Milliseconds. A file that never answers must become a failure while the visitor is still there. */
const TIMEOUT_MS = 8_000;

/**
 * Runs a release's entry and takes its container. Each release has a global of its own (`events_1_1_0`), so that several
 * serve side by side, and one that failed can come back.
 */
export async function browserContainer({ name, version, entry, globalName }: Remote): Promise<Container> {
  const address = assetPath(name, version, entry);
  await runScript(address);
  const container: unknown = Reflect.get(globalThis, globalName);
  if (isContainer(container)) return container;
  throw new Error(`${address} ran, but left no container in ${globalName}.`);
}

/**
 * Asks for a release's files past the HTTP cache, where a broken answer may have stayed: release files are immutable
 * and would never be asked for again. A file that still fails is found out by the load that follows.
 */
export async function refetchFiles(remote: Remote): Promise<void> {
  const chunks = new Set(Object.values(remote.exposes).flatMap(({ js }) => js));
  const signal = AbortSignal.timeout?.(TIMEOUT_MS) ?? null;
  const refetch = async (file: string) => {
    const address = assetPath(remote.name, remote.version, file);
    const response = await fetch(address, { cache: 'reload', signal });
    await response.arrayBuffer();
    // Ahead of its container, which finds it then. The document has preloaded the page's chunks; a preload that failed
    // before anybody used it would be handed, failure and all, to the container's own request. A request with CORS is
    // another one than the preload.
    if (response.ok && chunks.has(file)) await runScript(address, { crossOrigin: 'anonymous' });
  };
  await Promise.allSettled([remote.entry, ...chunks].map(refetch));
}

/** Rejects when the file does not come, or not in time. */
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
