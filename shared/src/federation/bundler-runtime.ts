/** The part of a container's webpack runtime that this file uses. */
interface WebpackRequire {
  /** Where the container's files are. */
  p: string;
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
  /** In a build of one file. */
  readonly initialConsumes: Ids;
}

interface Starting {
  readonly webpackRequire: WebpackRequire;
}

interface Consuming {
  readonly webpackRequire: WebpackRequire;
  readonly chunkId: PropertyKey;
  /** In a build of many chunks, by chunk. */
  readonly chunkMapping: Readonly<Record<PropertyKey, Ids>>;
}

/**
 * The runtime of all sections' containers, in place of Module Federation's own (decision 0027). It negotiates nothing: the lock
 * says which release, the gate has compared its libraries with the shell's, and the shell has loaded them.
 * @param libraries by name, ready
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
    /** Containers check that it exists. */
    runtime: {},
    bundlerRuntime: {
      init: (_starting: Starting) => ({}),
      installInitialConsumes: ({ webpackRequire, initialConsumes }: InitialConsuming) =>
        provide(webpackRequire, initialConsumes),
      consumes: ({ webpackRequire, chunkId, chunkMapping }: Consuming) =>
        provide(webpackRequire, chunkMapping[chunkId] ?? []),
    },
  };
}
