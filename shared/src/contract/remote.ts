import * as v from 'valibot';
import { RemoteDefinition } from './remote-definition.ts';

/** File names inside a release's `browser` folder: no way out of it. */
const FileName = v.pipe(v.string(), v.regex(/^(?!.*\.\.)[\w][\w./~-]*$/, 'must be a relative file name'));

const Files = v.object({ js: v.array(FileName), css: v.array(FileName) });

/** The `remote.json` of a built release: the section's registration and what only its build knows. */
export const Remote = v.object({
  ...RemoteDefinition.entries,
  version: v.string(),
  /** Hash of the sources that it was built from. */
  source: v.optional(v.string(), ''),
  /** The container's script. */
  entry: FileName,
  /** The script of its custom elements, for documents that wait for their visitor (`hydrate`). */
  elements: v.optional(FileName),
  /** How a container with the standard runtime is loaded: `var` (the usual one) as a script that leaves a global. */
  entryType: v.optional(v.picklist(['var', 'module', 'system'])),
  /** The container's global in the browser: one of its own per release. */
  globalName: v.pipe(v.string(), v.regex(/^\w+$/)),
  /** Shared libraries and the ranges that the shell must satisfy. */
  requires: v.record(v.string(), v.string()),
  /** Exposed module (`pages/events`, `slots/next-event`) to the files that it needs. */
  exposes: v.record(v.string(), Files),
});

/** The `remote.json` of a built release of the shell. */
export const ShellRemote = v.object({
  name: v.literal('shell'),
  version: v.string(),
  source: v.optional(v.string(), ''),
  /** The scripts of every document. */
  js: v.array(FileName),
  /** The scripts that hydrate a document. They come with it, or with the visitor's first interaction where nothing of it is alive. */
  app: v.optional(v.array(FileName)),
  css: v.array(FileName),
  fonts: v.array(FileName),
  /** The contract version that it implements (semver). Old builds of the shell have none. */
  contract: v.optional(v.string()),
  /** The libraries that it gives to sections, with their versions. They must satisfy the sections' `requires`. */
  provides: v.optional(v.record(v.string(), v.string())),
});

export type Remote = v.InferOutput<typeof Remote>;
export type ShellRemote = v.InferOutput<typeof ShellRemote>;
