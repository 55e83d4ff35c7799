import type { LoaderArgs, PageModule } from 'shared/shell-api';

/** A section's module with its data, ready to be drawn. */
export interface LoadedSection {
  readonly module: PageModule;
  readonly data: unknown;
}

interface Loading extends LoaderArgs {
  readonly load: (name: string) => Promise<unknown>;
  readonly name: string;
  /** Told of the module while its data is on its way. */
  readonly onModule: (module: PageModule) => void;
}

/** Loads code, then data. Rejects with what the federation runtime or the section's loader says. */
export async function loadSection({ load, name, onModule, ...args }: Loading): Promise<LoadedSection> {
  const module = await load(name);
  if (!isPageModule(module))
    throw new Error(`${name} is no page or slot: it exports no Component. Names are of mf-manifest.json ("exposes").`);
  onModule(module);
  return { module, data: await module.loader?.(args) };
}

function isPageModule(module: unknown): module is PageModule {
  return typeof module === 'object' && module !== null && 'Component' in module;
}
