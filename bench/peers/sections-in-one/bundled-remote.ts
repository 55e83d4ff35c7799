import { Remote } from 'shared/contract';
import * as v from 'valibot';
import { SECTION_DEFINITIONS } from './section-definitions.ts';

/** What tooling/webpack/chunk-files-plugin.ts writes. */
export const ChunkFiles = v.record(v.string(), v.object({ js: v.array(v.string()), css: v.array(v.string()) }));
export type ChunkFiles = v.InferOutput<typeof ChunkFiles>;

interface Bundle {
  readonly version: string;
  /** A script of the bundle. */
  readonly entry: string;
  readonly files: ChunkFiles;
}

/** All sections as one, whose files are the application's own. */
export function bundledRemote({ version, entry, files }: Bundle): Remote {
  return v.parse(Remote, {
    name: 'shell',
    version,
    contract: SECTION_DEFINITIONS[0]?.contract,
    routes: SECTION_DEFINITIONS.flatMap<object>(({ routes }) => routes).map(hydratedAtOnce),
    slots: SECTION_DEFINITIONS.flatMap<object>(({ slots }) => slots).map(hydratedAtOnce),
    entry,
    globalName: 'none',
    requires: {},
    exposes: Object.fromEntries(Object.entries(files).map(([chunk, needed]) => [exposeOf(chunk), needed])),
  });
}

/** As applications usually do, it hydrates each page. */
function hydratedAtOnce(definition: object): object {
  return { ...definition, static: undefined, hydrate: undefined };
}

/** webpack names a chunk after the request: `pages-event-details-tsx`. */
function exposeOf(chunk: string): string {
  return chunk.replace(/^(pages|slots)-/, '$1/').replace(/-tsx$/, '');
}
