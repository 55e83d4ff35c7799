import { type Remote, releaseNameOf, type SectionFailure, type SectionOutcome } from 'shared/contract';
import type { PageModule } from 'shared/shell-api';
import type { Federation } from './federation.ts';
import { createModuleEntry, type ModuleEntry, toPageModule } from './module-entry.ts';
import { failureOf } from './section-failure.ts';

/** The exposed modules of the lock's releases. Each is loaded once. */
export interface SectionModules {
  /** Never rejects. After a failure the next call tries again. */
  load(remote: Remote, expose: string): Promise<SectionOutcome<PageModule>>;
  /**
   * For rendering. Resolves when the module is loaded, and stays pending after a failure: React then keeps the HTML that the
   * server has rendered, with its links.
   */
  read(remote: Remote, expose: string): Promise<PageModule>;
  /** Why the latest attempt failed; undefined while it loads and when it is loaded. For `useSyncExternalStore`. */
  failure(remote: Remote, expose: string): SectionFailure | undefined;
  subscribe(listener: () => void): () => void;
  /** Drops a release's code. The next load downloads its files anew. */
  forget(remote: Remote): Promise<void>;
}

/** Downloads a release's files past the HTTP cache. */
type Refetch = (remote: Remote) => Promise<void>;

export function createSectionModules(federation: Federation, refetch: Refetch): SectionModules {
  const entries = new Map<string, ModuleEntry>();
  const listeners = new Set<() => void>();

  async function download(entry: ModuleEntry, remote: Remote, expose: string): Promise<PageModule> {
    if (entry.needsRefetch) await refetch(remote);
    return toPageModule(await federation.load(remote, expose));
  }

  function load(remote: Remote, expose: string): Promise<SectionOutcome<PageModule>> {
    const entry = entryIn(entries, remote, expose);
    entry.attempt ??= settle(entry, download(entry, remote, expose), remote).finally(() =>
      listeners.forEach((listener) => listener()),
    );
    return entry.attempt;
  }

  return {
    load,
    read(remote, expose) {
      const entry = entryIn(entries, remote, expose);
      if (!entry.failure) void load(remote, expose);
      return entry.loaded;
    },
    failure: (remote, expose) => entries.get(keyOf(remote, expose))?.failure,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async forget(remote) {
      resetEntries(entries, remote);
      federation.forget(remote);
      await refetch(remote);
    },
  };
}

function keyOf(remote: Remote, expose: string): string {
  return `${releaseNameOf(remote)}/${expose}`;
}

function entryIn(entries: Map<string, ModuleEntry>, remote: Remote, expose: string): ModuleEntry {
  const key = keyOf(remote, expose);
  const entry = entries.get(key) ?? createModuleEntry();
  entries.set(key, entry);
  return entry;
}

/** Writes the result of an attempt into its entry. */
async function settle(
  entry: ModuleEntry,
  loading: Promise<PageModule>,
  remote: Remote,
): Promise<SectionOutcome<PageModule>> {
  try {
    const value = await loading;
    entry.failure = undefined;
    entry.settle(value);
    return { ok: true, value };
  } catch (error) {
    entry.failure = failureOf(remote, 'load', error);
    entry.needsRefetch = true;
    entry.attempt = undefined;
    return entry.failure;
  }
}

/** The failure stays until the next attempt ends, so that its message and the keyboard focus in it stay too. */
function resetEntries(entries: Map<string, ModuleEntry>, remote: Remote): void {
  const prefix = keyOf(remote, '');
  for (const [key, { failure }] of entries)
    if (key.startsWith(prefix)) entries.set(key, { ...createModuleEntry(), failure });
}
