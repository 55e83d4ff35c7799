import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const CORE = read('basic-proxy-core.js.txt');
const PAGE_SCRIPT = read('page-script.js.txt');

type ModuleInfo = Readonly<Record<string, unknown>>;

interface Core {
  separateType(info: ModuleInfo): { readonly producer: readonly string[] };
  getModuleInfo(
    rules: readonly { readonly key: string; readonly value: string }[],
    info: ModuleInfo,
  ): { readonly moduleInfo: ModuleInfo; readonly overrides: ModuleInfo };
}

/** Module Federation's DevTools: their own published scripts, without the extension's window. */
export interface Devtools {
  /** What their list of remotes has. */
  remotes(): Promise<readonly string[]>;
  /** Chooses another version of a remote, after which they load the page again. */
  override(remote: string, version: string): Promise<void>;
}

/** Installs them for all pages that this one will be. */
export async function installDevtools(page: Page): Promise<Devtools> {
  const core = { exports: {} as Core };
  runInNewContext(`((exports) => {${CORE}})(exports)`, core);
  await page.addInitScript(
    `((exports) => {${CORE}; exports.registerOverridePlugin(window); exports.registerSnapshotPlugin(window);})({})`,
  );
  async function moduleInfo(): Promise<ModuleInfo> {
    const told = page.evaluate(
      () =>
        new Promise<ModuleInfo>((resolve) =>
          addEventListener('message', ({ data }) => resolve(data.moduleInfo), { once: true }),
        ),
    );
    await page.evaluate(PAGE_SCRIPT);
    return told;
  }
  return {
    remotes: async () => core.exports.separateType(await moduleInfo()).producer,
    async override(key, value) {
      const chosen = core.exports.getModuleInfo([{ key, value }], await moduleInfo());
      await page.evaluate(({ moduleInfo: info, overrides }) => {
        localStorage.setItem('__MF_DEVTOOLS_MODULE_INFO__', JSON.stringify(info));
        localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ overrides }));
      }, chosen);
      await page.reload();
    },
  };
}
