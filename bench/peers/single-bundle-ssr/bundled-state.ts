import * as v from 'valibot';
import {
  type DocumentState,
  readDocumentState as readState,
  STATE_ELEMENT_ID,
} from '../../../shell/src/document/document-state.ts';
import { bundledRemote, ChunkFiles } from '../sections-in-one/bundled-remote.ts';

export { type DocumentState, STATE_ELEMENT_ID };

/** Filled in by the build (tooling/webpack/chunk-files-plugin.ts). */
const FILES = '__CHUNK_FILES__';

/** In place of the shell's: what a document need not say, because the application itself knows its pages. */
export function readDocumentState(): { state: DocumentState; json: string } | null {
  const read = readState();
  if (!read) return null;
  const { state, json } = read;
  const files = v.parse(v.pipe(v.string(), v.parseJson(), ChunkFiles), FILES);
  const remote = bundledRemote({ version: state.shell.version, entry: 'none', files });
  return { state: { ...state, remotes: [remote] }, json };
}
