import { bodyOf } from '../http/encoded-bodies.ts';
import type { SendableDocument } from '../documents/sendable-document.ts';
import { loadedLock } from 'releases/testing';

/** A document of the events that says `text`. */
export function documentSaying(text: string, more: Partial<SendableDocument> = {}): SendableDocument {
  return {
    status: 200,
    redirect: undefined,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: bodyOf(Buffer.from(text)),
    etag: `W/"${text}"`,
    whole: true,
    loaded: loadedLock({ events: '1.0.0', shell: '1.0.0' }),
    outcome: { shown: [{ section: 'events', version: '1.0.0' }], failed: [], suspected: [], renderMs: 10 },
    content: {},
    madeAt: Date.now(),
    ...more,
  };
}
