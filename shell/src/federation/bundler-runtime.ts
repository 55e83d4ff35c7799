/** The part of a container's webpack runtime that is needed here. */
interface WebpackRequire {
  /** The container's modules, by id. */
  readonly m: Record<PropertyKey, (module: { exports: unknown }) => void>;
  readonly consumesLoadingData: {
    /** The name of the shared library that a module id stands for. */
    readonly moduleIdToConsumeDataMapping: Readonly<Record<PropertyKey, { readonly shareKey: string }>>;
  };
}

interface Consuming {
  readonly webpackRequire: WebpackRequire;
  readonly chunkId: PropertyKey;
  /** The ids that stand for shared libraries, by the chunk that asks for them. */
  readonly chunkMapping: Readonly<Record<PropertyKey, readonly PropertyKey[]>>;
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

  function consumes({ webpackRequire, chunkId, chunkMapping }: Consuming): void {
    const { moduleIdToConsumeDataMapping: asked } = webpackRequire.consumesLoadingData;
    for (const id of chunkMapping[chunkId] ?? [])
      webpackRequire.m[id] = (module) => void (module.exports = library(asked[id]?.shareKey ?? String(id)));
  }

  return {
    /** A container asks whether it has one. */
    runtime: {},
    bundlerRuntime: { init: () => ({}), consumes },
  };
}
