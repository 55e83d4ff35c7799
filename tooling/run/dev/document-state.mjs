import * as v from 'valibot';

/** The part of a document's state block (shell/src/document/document-state.ts) that a rendering needs. */
const DocumentState = v.object({
  lock: v.record(v.string(), v.string()),
  publicConfig: v.record(v.string(), v.unknown()),
});
/** @typedef {v.InferOutput<typeof DocumentState>} DocumentState */

const BLOCK = /<script[^>]*\bid="soteria-state"[^>]*>([^]*?)<\/script>/;

/**
 * @param {string} html
 * @returns {DocumentState | null} null for a document without the shell
 */
export function documentState(html) {
  const [, json] = BLOCK.exec(html) ?? [];
  return json === undefined ? null : v.parse(DocumentState, JSON.parse(json));
}
