import { type APIRequestContext, expect } from '@playwright/test';
import { documentsOf } from '../support/documents.ts';
import { markupFaults } from '../support/markup-faults.ts';
import { test } from '../support/outage-test.ts';
import { site } from '../support/site.ts';
import { isMeant, UNKNOWN_TO_CHECKER } from '../support/unknown-to-checker.ts';

/** What depends on the content API, and says so when it is not there. */
const WITHOUT_CONTENT = ['/', '/events', '/event-details?id=1', '/connect/sermons'];

test("every document is valid by the W3C's checker, also those that say that something failed", async ({
  request,
  own,
}, testInfo) => {
  // An edge of its own and Java start.
  const proxy = await own.proxy(site.cmsUrl);
  await proxy.down();
  const [whole, failed] = await Promise.all([
    documentsOf(request),
    own.edge({ contentApiUrl: proxy.url }).then(({ url }) => failedDocuments(request, url)),
  ]);
  const documents = new Map([...whole, ...failed]);
  for (const [name, html] of documents) expect(html, name).toContain('<h1');

  const faults = await markupFaults(documents, testInfo.outputPath('documents'));
  expect(faults.filter((fault) => !UNKNOWN_TO_CHECKER.some((unknown) => isMeant(fault, unknown)))).toEqual([]);
  const notMet = UNKNOWN_TO_CHECKER.filter((unknown) => !faults.some((fault) => isMeant(fault, unknown)));
  expect(notMet, 'the checker has learned these: take them off the list').toEqual([]);
});

async function failedDocuments(request: APIRequestContext, url: string) {
  const answers = WITHOUT_CONTENT.map(
    async (path) => [`${path} without the CMS`, await (await request.get(url + path)).text()] as const,
  );
  return Promise.all(answers);
}
