import { join } from 'node:path';
import { libraryConfig } from 'tooling/webpack';

const config = libraryConfig(import.meta.dirname);
const scopeTokens = { test: /tokens\.css$/, loader: join(import.meta.dirname, 'scope-tokens-loader.cjs') };

export default { ...config, module: { ...config.module, rules: [...(config.module?.rules ?? []), scopeTokens] } };
