import type { Container } from '../contract/index.ts';
import { bundlerRuntime } from './bundler-runtime.ts';
import { type ShareScope, librariesFrom } from './libraries-from.ts';
import { addStylesheet } from './add-stylesheet.ts';

/** What a release's stock entry knows of its release. */
export interface StockRelease {
  /** `events@1.1.0` */
  readonly name: string;
  /** Shared libraries and their ranges. */
  readonly requires: Readonly<Record<string, string>>;
  /** Stylesheets by exposed module (`./pages/events`). */
  readonly styles: Readonly<Record<string, readonly string[]>>;
}

/** A container as any host of Module Federation 2 takes it. */
export interface StockEntry extends Container {
  /** Some hosts call it before they have shared anything: `get` is what needs the libraries, and rejects without them. */
  init(shareScope: ShareScope): Promise<void>;
}

/** Runs the container's own script with this runtime, and returns what it leaves. */
type RunContainer = (runtime: ReturnType<typeof bundlerRuntime>) => Container;

/**
 * A release for hosts that are not the shell (decision 0092). The host's libraries take the place of the shell's; chunks and
 * stylesheets come from where this script came from.
 */
export function stockContainer({ name, requires, styles }: StockRelease, run: RunContainer): StockEntry {
  const folder = folderOfScript(name);
  let shared: ShareScope | undefined;
  let started: Promise<Container> | undefined;

  async function start(shareScope: ShareScope): Promise<Container> {
    const { runtime, bundlerRuntime: hooks } = bundlerRuntime(await librariesFrom(shareScope, { name, requires }));
    const init: typeof hooks.init = ({ webpackRequire }) => {
      webpackRequire.p = folder;
      return {};
    };
    return run({ runtime, bundlerRuntime: { ...hooks, init } });
  }

  function once(scope: ShareScope): Promise<Container> {
    started ??= start(scope).catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    return started;
  }

  return {
    async init(shareScope) {
      shared = shareScope;
    },
    async get(module) {
      if (!shared) throw new Error(`${name} was not initialised: call init with the host's share scope before get.`);
      const container = await once(shared);
      const sheets = (styles[module] ?? []).map((file) => addStylesheet(folder + file));
      const [make] = await Promise.all([container.get(module), ...sheets]);
      return make;
    },
  };
}

/** The page is another site's: addresses in this release are relative to its own script. */
function folderOfScript(name: string): string {
  const script = document.currentScript;
  if (script instanceof HTMLScriptElement && script.src) return new URL('.', script.src).href;
  throw new Error(
    `The entry of ${name} does not know its own address. Let the federation runtime load it by mf-manifest.json, as a plain script.`,
  );
}
