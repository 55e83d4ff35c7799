import { type Remote, releaseNameOf, type SectionFailure, type SectionOutcome } from 'shared/contract';
import type { PageModule } from 'shared/shell-api';
import type { Federation } from './federation.ts';

/** The exposed modules of the releases in the lock: loaded once, read by regions. Loading never rejects. */
export interface SectionModules {
  load(remote: Remote, expose: string): Promise<SectionOutcome<PageModule>>;
  /**
   * For rendering. Resolves when the module is there; while it failed, it stays pending: a region that the server has
   * drawn then keeps its HTML, with its links, instead of losing it.
   */
  read(remote: Remote, expose: string): Promise<PageModule>;
  /** Why the last attempt failed; undefined while loading or loaded. A snapshot for `useSyncExternalStore`. */
  failure(remote: Remote, expose: string): SectionFailure | undefined;
  subscribe(listener: () => void): () => void;
  /** Forgets a release whose code failed; the next load starts from its files. */
  forget(remote: Remote): Promise<void>;
}

interface Entry {
  readonly loaded: Promise<PageModule>;
  readonly settle: (module: PageModule) => void;
  attempt?: Promise<SectionOutcome<PageModule>> | undefined;
  failure?: SectionFailure | undefined;
  /** Its files failed, or were something else: a preload that did would be handed to the next request, failure and all. */
  spoilt?: boolean;
}

export function createSectionModules(
  federation: Federation,
  refetch: (remote: Remote) => Promise<void>,
): SectionModules {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();

  const keyOf = (remote: Remote, expose: string) => `${releaseNameOf(remote)}/${expose}`;

  function entryOf(remote: Remote, expose: string): Entry {
    const key = keyOf(remote, expose);
    const entry = entries.get(key) ?? createEntry();
    entries.set(key, entry);
    return entry;
  }

  async function attempt(entry: Entry, remote: Remote, expose: string): Promise<SectionOutcome<PageModule>> {
    try {
      if (entry.spoilt) await refetch(remote);
      const value = toModule(await federation.load(remote, expose));
      entry.failure = undefined;
      entry.settle(value);
      return { ok: true, value };
    } catch (error) {
      entry.failure = failureOf(remote, 'load', error);
      entry.spoilt = true;
      entry.attempt = undefined;
      return entry.failure;
    } finally {
      for (const listener of listeners) listener();
    }
  }

  function load(remote: Remote, expose: string): Promise<SectionOutcome<PageModule>> {
    const entry = entryOf(remote, expose);
    entry.attempt ??= attempt(entry, remote, expose);
    return entry.attempt;
  }

  return {
    load,
    read(remote, expose) {
      const entry = entryOf(remote, expose);
      if (!entry.failure) void load(remote, expose);
      return entry.loaded;
    },
    failure: (remote, expose) => entries.get(keyOf(remote, expose))?.failure,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async forget(remote) {
      const prefix = keyOf(remote, '');
      // The failure stays until the next attempt is over: its notice, and the keyboard's place in it, stay with it.
      for (const [key, { failure }] of entries)
        if (key.startsWith(prefix)) entries.set(key, { ...createEntry(), failure });
      federation.forget(remote);
      await refetch(remote);
    },
  };
}

function createEntry(): Entry {
  let resolve: (module: PageModule) => void = () => undefined;
  const loaded = new Promise<PageModule>((settle) => (resolve = settle));
  return {
    loaded,
    settle(module) {
      // React's `use` reads these two: a promise that is fulfilled already does not suspend.
      Object.assign(loaded, { status: 'fulfilled', value: module });
      resolve(module);
    },
  };
}

/** An exposed module is outside data: what the shell relies on is looked at once. */
function toModule(exposed: unknown): PageModule {
  if (typeof exposed === 'object' && exposed !== null && 'Component' in exposed && isComponent(exposed.Component)) {
    return exposed as PageModule;
  }
  throw new Error('The exposed module has no Component. A page or slot exports { Component, loader?, head? }.');
}

function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

export function failureOf(remote: Remote, reason: SectionFailure['reason'], error: unknown): SectionFailure {
  const cause = error instanceof Error ? error.message : String(error);
  return { ok: false, reason, cause, section: remote.name, version: remote.version };
}
