import type { VitalsPlan } from 'shared/contract';
import { type DocumentOutcome, EMPTY_TABLE, type Observer } from 'releases/serving';
import { loadedLock, silentLog } from 'releases/testing';
import { documentSaying } from '../testing/document-saying.ts';
import { createDocumentCache } from './document-cache.ts';
import type { SendableDocument } from './sendable-document.ts';
import { type DocumentSources, visitorDocument } from './visitor-document.ts';
import { RenderRefused } from '../rendering/errors.ts';

const LOCK = { events: '1.0.0', shell: '1.0.0' };
const PLAN: VitalsPlan = { sample: 0.5 };

/** Visitors of a site whose judge hears those it is told to. Documents say which ticket they hold. */
function siteWith({ judged, more = {} }: { judged: boolean; more?: Partial<SendableDocument> }) {
  const outcomes: DocumentOutcome[] = [];
  let tickets = 0;
  const observer: Observer = {
    plan: PLAN,
    threw: () => undefined,
    document: () => ({
      judged,
      vitals: judged ? { sample: 1, ticket: `ticket ${(tickets += 1)}` } : PLAN,
      made: (outcome) => void outcomes.push(outcome),
    }),
    reported: () => undefined,
  };
  const cache = createDocumentCache({ log: silentLog });
  const load = async () => loadedLock(LOCK);
  let rendered = 0;
  const make: DocumentSources['make'] = async (_loaded, request) => {
    rendered += 1;
    const ticket = 'vitals' in request ? request.vitals.ticket : undefined;
    return documentSaying(ticket ?? 'none', more);
  };
  const visit = async (method = 'GET', making = make) => {
    const visitor = { served: EMPTY_TABLE, lock: LOCK, visitorId: 'v', address: '192.0.2.1', isPreview: false };
    const document = await visitorDocument(
      { observer, cache, load, make: making },
      { ...visitor, method, url: '/events' },
    );
    return String(await document.body.text());
  };
  return { visit, outcomes, rendered: () => rendered };
}

describe('a document of which the judge hears', () => {
  it('is made for each visitor alone, with their own ticket', async () => {
    const { visit, outcomes } = siteWith({ judged: true });
    expect([await visit(), await visit()]).toEqual(['ticket 1', 'ticket 2']);
    expect(outcomes.map(({ renderMs }) => renderMs)).toEqual([10, 10]);
  });

  it('may be the fault of all that the page shows when it could not be made', async () => {
    const { visit, outcomes } = siteWith({ judged: true });
    await expect(visit('GET', () => Promise.reject(new Error('boom')))).rejects.toThrow('boom');
    expect(outcomes).toMatchObject([
      {
        suspected: [
          { section: 'shell', version: '1.0.0' },
          { section: 'events', version: '1.0.0' },
        ],
      },
    ]);
  });

  it("is nobody's fault when there was no time for it", async () => {
    const { visit, outcomes } = siteWith({ judged: true });
    await expect(visit('GET', () => Promise.reject(new RenderRefused('busy')))).rejects.toThrow('busy');
    expect(outcomes).toEqual([]);
  });
});

describe('any other document', () => {
  it('is made once for all, counts as a visit of each, and its time once', async () => {
    const { visit, outcomes, rendered } = siteWith({ judged: false });
    expect([await visit(), await visit(), rendered()]).toEqual(['none', 'none', 1]);
    expect(outcomes.map(({ renderMs, shown }) => [renderMs, shown.length])).toEqual([
      [10, 1],
      [null, 1],
    ]);
  });

  it('is no visit to HEAD, nor where it sends elsewhere', async () => {
    const { visit, outcomes } = siteWith({ judged: true, more: { redirect: '/', status: 302 } });
    await visit();
    expect(await visit('HEAD')).toBe('none');
    expect(outcomes).toEqual([]);
  });
});
