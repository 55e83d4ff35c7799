import type { SectionFailure, SectionOutcome } from 'shared/contract';
import type { PageModule } from 'shared/shell-api';

/** One exposed module of a release, from its first load on. */
export interface ModuleEntry {
  /** For rendering: fulfilled by the first load that succeeds, and never rejected. */
  readonly loaded: Promise<PageModule>;
  readonly settle: (module: PageModule) => void;
  attempt?: Promise<SectionOutcome<PageModule>> | undefined;
  failure?: SectionFailure | undefined;
  /** An attempt failed. A browser would answer the next one with the same failed preload. */
  needsRefetch?: boolean;
}

export function createModuleEntry(): ModuleEntry {
  let resolve: (module: PageModule) => void = () => undefined;
  const loaded = new Promise<PageModule>((settle) => (resolve = settle));
  return {
    loaded,
    settle(module) {
      // React's `use` reads these two: it does not suspend for a fulfilled promise.
      void Object.assign(loaded, { status: 'fulfilled', value: module });
      resolve(module);
    },
  };
}

/** Checks what an exposed module exports. @throws when it has no component */
export function toPageModule(exposed: unknown): PageModule {
  if (typeof exposed === 'object' && exposed !== null && 'Component' in exposed && isComponent(exposed.Component)) {
    return exposed as PageModule;
  }
  throw new Error('The exposed module has no Component. A page or slot exports { Component, loader?, head? }.');
}

function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}
