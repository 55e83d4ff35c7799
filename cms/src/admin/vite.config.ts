/** The part of Vite's configuration that is changed here. */
interface ViteConfig {
  readonly build?: { readonly commonjsOptions?: object };
}

/**
 * Wraps each CommonJS module of the panel, as Vite 6 does by default. Vite 5 chooses by the order in which it reads modules.
 * That order changes between builds, and the names of all files change with it.
 */
export default function panelConfig<Config extends ViteConfig>(config: Config) {
  const { build } = config;
  return { ...config, build: { ...build, commonjsOptions: { ...build?.commonjsOptions, strictRequires: true } } };
}
