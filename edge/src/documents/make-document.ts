import { hash } from 'node:crypto';
import type { Lock } from 'shared/contract';
import { keepForm } from '../http/compressed.ts';
import { type LoadedLock, outcomeOf, suspectsOf } from 'releases/serving';
import type { PublicConfig } from '../config/public-config.ts';
import { documentHeaders } from './document-headers.ts';
import type { MadeDocument } from './made-document.ts';
import type { RenderDocument, ServedDocument } from '../rendering/render-attempt.ts';
import { renderDocument } from '../rendering/render-document.ts';
import type { DocumentRequest, DocumentSettings } from '../rendering/render-job.ts';

export interface MakeDocument extends RenderDocument {
  readonly settings: DocumentSettings & { readonly publicConfig: PublicConfig };
}

export interface MakeRequest extends DocumentRequest {
  /** The visitor's; what is loaded may have less. */
  readonly lock: Lock;
}

/** Renders a document, and makes it ready to be sent. Rejects as {@link renderDocument} does. */
export async function makeDocument(
  rendering: MakeDocument,
  loaded: LoadedLock,
  { lock, ...request }: MakeRequest,
): Promise<MadeDocument> {
  const begun = performance.now();
  const document = await renderDocument(rendering, loaded, request);
  const renderMs = performance.now() - begun;
  report(rendering, document);
  const { status, redirect, html, whole, failures, ended, styleHashes, form } = document;
  const { address } = request;
  const body = bytesOf(html);
  if (form) keepForm(body, form.encoding, bytesOf(form.bytes));
  // Which release ended a render is not certain: all that the page shows count, the stable ones like the others.
  const suspected = ended ? suspectsOf(loaded, address) : [];
  const headers = documentHeaders({ ...rendering.settings, lock: document.loaded.lock, styleHashes });
  return {
    status,
    redirect,
    headers: { ...document.headers, ...headers },
    body,
    etag: `W/"${hash('sha256', body, 'base64url')}"`,
    whole,
    loaded,
    outcome: outcomeOf({ lock, loaded, address, failures, suspected, renderMs }),
  };
}

/** By section and release, so that a rollout can be judged. */
function report({ log }: RenderDocument, { failures }: ServedDocument): void {
  for (const { section, version, reason, cause, replaced = false } of failures) {
    log.error({ section, version, reason, cause, replaced }, 'a region failed');
  }
}

/** Without a copy. */
function bytesOf(given: Uint8Array | string): Buffer {
  return typeof given === 'string' ? Buffer.from(given) : Buffer.from(given.buffer, given.byteOffset, given.byteLength);
}
