interface Container {
  readonly get: (module: string) => Promise<() => unknown>;
}

/**
 * Wraps a section's container. `entering` is called each time before its code runs: a module's factory, or a function that
 * the module exports (component, loader). A value that is not a container is returned unchanged.
 */
export function watchedContainer(container: unknown, entering: () => void): unknown {
  if (!isContainer(container)) return container;
  return {
    async get(module: string) {
      entering();
      const make = await container.get(module);
      return () => {
        entering();
        return watchedModule(make(), entering);
      };
    },
  };
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'get' in value && typeof value.get === 'function';
}

/** Calls `entering` before each function that a module exports runs. */
export function watchedModule(exposed: unknown, entering: () => void): unknown {
  if (typeof exposed !== 'object' || exposed === null) return exposed;
  const exports = Object.entries(exposed).map(([name, value]) => [name, watchedFunction(value, entering)] as const);
  return Object.fromEntries(exports);
}

/** A proxy keeps a function's properties, which React reads, and works with `new`, which React uses for classes. */
function watchedFunction(value: unknown, entering: () => void): unknown {
  if (typeof value !== 'function') return value;
  return new Proxy(value, {
    apply(target, self, given) {
      entering();
      return Reflect.apply(target, self, given);
    },
    construct(target, given, newTarget) {
      entering();
      return Reflect.construct(target, given, newTarget);
    },
  });
}
