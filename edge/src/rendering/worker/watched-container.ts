interface Container {
  readonly get: (module: string) => Promise<() => unknown>;
}

/**
 * A section's container whose code says that it runs, each time before it does: the modules' factories, and what they export
 * (components, loaders). What is no container stays as it is.
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

function watchedModule(exposed: unknown, entering: () => void): unknown {
  if (typeof exposed !== 'object' || exposed === null) return exposed;
  const exports = Object.entries(exposed).map(([name, value]) => [name, watchedFunction(value, entering)] as const);
  return Object.fromEntries(exports);
}

/** A proxy: React looks at a function's properties, and makes components of classes with `new`. */
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
