import { dirname, join, relative, sep } from 'node:path';
import webpack, { type Compiler, type Module } from 'webpack';

/** The package that every section may include. */
const SHARED = 'shared';
/** Folders whose files a build may include. Those of tooling are fast refresh's. */
const EVERYBODYS = [SHARED, 'tooling', join('packages', 'section-kit', 'src', 'doors')];

/**
 * Fails a build that includes another package of the workspace, because it could not be released alone. The import rules
 * read imports only; this plugin reads the built modules.
 */
export class OwnSourcesPlugin {
  constructor(private readonly packageDir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OwnSourcesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('OwnSourcesPlugin', (modules) => {
        for (const module of modules) {
          const file = module.nameForCondition();
          if (file === null || !this.isForeign(file)) continue;
          const issuer = compilation.moduleGraph.getIssuer(module);
          compilation.errors.push(this.fault(module, file, issuer?.nameForCondition() ?? null));
        }
      });
    });
  }

  private isForeign(file: string): boolean {
    const path = this.inWorkspace(file);
    const allowed = ['..', this.inWorkspace(this.packageDir), ...EVERYBODYS];
    return !allowed.some((folder) => path.startsWith(folder + sep)) && !path.split(sep).includes('node_modules');
  }

  private fault(module: Module, file: string, importer: string | null): webpack.WebpackError {
    const [own, foreign] = [this.packageDir, file].map((path) => this.inWorkspace(path).split(sep)[0]);
    const from = importer === null ? '' : `${this.inWorkspace(importer)} imports it. `;
    const error = new webpack.WebpackError(
      `${this.inWorkspace(file)} belongs to ${foreign} and must not get into the build of ${own}. ${from}` +
        `Move it to ${SHARED}, or fill a slot instead.`,
    );
    error.module = module;
    return error;
  }

  /** A file's path relative to the workspace. */
  private inWorkspace(file: string): string {
    return relative(dirname(this.packageDir), file);
  }
}
