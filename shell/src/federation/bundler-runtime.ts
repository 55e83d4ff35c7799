/** The part of a container's webpack runtime that is needed here. */
interface WebpackRequire {
  /** The container's modules, by id. */
  readonly m: Record<PropertyKey, (module: { exports: unknown }) => void>;
  readonly consumesLoadingData: {
    /** The name of the shared library that a module id stands for. */
    readonly moduleIdToConsumeDataMapping: Readonly<Record<PropertyKey, { readonly shareKey: string }>>;
  };
}

/** Ids that stand for shared libraries. */
type Ids = readonly PropertyKey[];

interface InitialConsuming {
  readonly webpackRequire: WebpackRequire;
  /** Those of a build in one file. */
  readonly initialConsumes: Ids;
}

interface Consuming {
  readonly webpackRequire: WebpackRequire;
  readonly chunkId: PropertyKey;
  /** Those of a build in chunks, by the chunk that asks for them. */
  readonly chunkMapping: Readonly<Record<PropertyKey, Ids>>;
}

/**
 * What the containers of all sections start with, in the place of Module Federation's own bundler runtime (decision 0027).
 * There is nothing to negotiate at run time: the lock says which release, the gate has compared its libraries with those of
 * the shell, and those are here before any section.
 */
export function bundlerRuntime(libraries: Readonly<Record<string, unknown>>) {
  function library(name: string): unknown {
    if (name in libraries) return libraries[name];
    throw new Error(`The shell provides no ${name}. Its libraries are ${Object.keys(libraries).join(', ')}.`);
  }

  function provide({ m, consumesLoadingData }: WebpackRequire, ids: Ids): void {
    const { moduleIdToConsumeDataMapping: asked } = consumesLoadingData;
    for (const id of ids) m[id] = (module) => void (module.exports = library(asked[id]?.shareKey ?? String(id)));
  }

  return {
    /** A container asks whether it has one. */
    runtime: {},
    bundlerRuntime: {
      init: () => ({}),
      installInitialConsumes: ({ webpackRequire, initialConsumes }: InitialConsuming) =>
        provide(webpackRequire, initialConsumes),
      consumes: ({ webpackRequire, chunkId, chunkMapping }: Consuming) =>
        provide(webpackRequire, chunkMapping[chunkId] ?? []),
    },
  };
}
