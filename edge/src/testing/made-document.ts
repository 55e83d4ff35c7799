import type { MadeDocument } from '../documents/made-document.ts';
import { loadedLock } from 'releases/testing';

/** A document of the events that says `text`. */
export function madeDocument(text: string, more: Partial<MadeDocument> = {}): MadeDocument {
  return {
    status: 200,
    redirect: undefined,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(text),
    etag: `W/"${text}"`,
    whole: true,
    loaded: loadedLock({ events: '1.0.0', shell: '1.0.0' }),
    outcome: { shown: [{ section: 'events', version: '1.0.0' }], failed: [], suspected: [], renderMs: 10 },
    ...more,
  };
}
