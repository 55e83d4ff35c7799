import { hash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import type { VerifiedFiles } from 'shared/contract';

/**
 * Reads the server files of releases in a render worker. It executes or inlines the same bytes whose hash it compared, so a
 * file that changes after its release was verified is refused.
 */
export function createVerifiedFiles(): VerifiedFiles {
  const texts = new Map<string, string>();
  const modules = new Map<string, unknown>();
  return {
    text: (file, integrity) => once(texts, file, () => verifiedText(file, integrity)),
    execute: (file, integrity) => once(modules, file, () => execute(file, verifiedText(file, integrity))),
    module: async (file, integrity) => once(modules, file, () => importText(file, verifiedText(file, integrity))),
  };
}

function once<T>(known: Map<string, T>, file: string, make: () => T): T {
  const value = known.has(file) ? (known.get(file) as T) : make();
  known.set(file, value);
  return value;
}

function verifiedText(file: string, integrity: string | undefined): string {
  const bytes = readFileSync(file);
  if (integrity === undefined || `sha384-${hash('sha384', bytes, 'base64')}` !== integrity)
    throw new Error(`${file} is not what was signed.`);
  return bytes.toString();
}

/** As Node runs a CommonJS file. */
function execute(file: string, text: string): unknown {
  const module = { exports: {} };
  const parameters = ['exports', 'require', 'module', '__filename', '__dirname'];
  const run = compileFunction(text, parameters, { filename: file });
  run(module.exports, createRequire(file), module, file, dirname(file));
  return module.exports;
}

/** Node reads an ES module from a file only. This one has the verified bytes, and is gone when they run. */
async function importText(file: string, text: string): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'soteria-module-'));
  const copy = join(folder, 'module.mjs');
  try {
    // Stack traces name the release's file.
    writeFileSync(copy, `${text}\n//# sourceURL=${file}`);
    return await import(/* webpackIgnore: true */ pathToFileURL(copy).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
