/** The part of Vite's configuration that is changed here. */
interface ViteConfig {
  readonly build?: { readonly commonjsOptions?: object };
}

/**
 * Wraps each CommonJS module of the panel, as Vite 6 does by default. Vite 5 wraps some by the order in which it read them, which
 * changes from build to build, and with it the names of all files.
 */
export default function panelConfig<Config extends ViteConfig>(config: Config) {
  const { build } = config;
  return { ...config, build: { ...build, commonjsOptions: { ...build?.commonjsOptions, strictRequires: true } } };
}
