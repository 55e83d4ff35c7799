import { expect } from '@playwright/test';
import { firstOf, readUpcoming } from '../support/content/content.ts';
import { site } from '../support/site.ts';
import { CLOCK_FAULTS } from './cases/clock-faults.ts';
import { CMS_FAULTS } from './cases/cms-faults.ts';
import { EDGE_FAULTS } from './cases/edge-faults.ts';
import { test } from './matrix-test.ts';
import { NETWORK_FAULTS } from './cases/network-faults.ts';
import { placesOf } from './places.ts';
import { writeRow } from './row.ts';
import { runRow } from './run-row.ts';
import { SECTION_FAULTS } from './cases/section-faults.ts';

const FAULTS = [...CMS_FAULTS, ...EDGE_FAULTS, ...SECTION_FAULTS, ...NETWORK_FAULTS, ...CLOCK_FAULTS];

test.describe.configure({ timeout: 240_000 });

for (const [index, fault] of FAULTS.entries()) {
  test(`${fault.name}: visitors are told, and go on`, async ({ playwright, setTheStage }) => {
    const stage = await setTheStage(fault);
    const request = await playwright.request.newContext({ baseURL: site.cmsUrl });
    const { id, attributes } = firstOf(await readUpcoming(request), 'event to come');
    const row = await runRow(stage, fault, placesOf({ id, title: attributes.title }));
    await writeRow({ index, ...row });
    expect(row.cells.filter(({ shortfalls }) => shortfalls.length > 0)).toEqual([]);
  });
}
