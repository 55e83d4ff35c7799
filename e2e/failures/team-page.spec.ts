import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/page/axe.ts';
import { test } from '../support/outage-test.ts';
import { publishNext, releaseTool } from '../support/programs/release-store.ts';
import { servedVersion } from '../support/programs/served-version.ts';
import { signInAsOperator } from '../support/page/team-page.ts';

const NEXT = '1.1.0';

/** A button of the section, and its confirmation, with Enter. */
async function confirm(page: Page, button: string, why = ''): Promise<void> {
  await page.getByRole('button', { name: `${button} events@${NEXT}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `events@${NEXT}?` })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Why').focus();
  await page.keyboard.insertText(why);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

test('a team pauses, resumes, promotes and rolls back its release with the keyboard, and reads it in the audit log', async ({
  page,
  request,
  own,
}) => {
  const releases = await own.releases();
  const stable = await servedVersion(request, 'events');
  const edge = await own.edge({ dataDir: releases.dataDir });
  await publishNext(edge, { section: 'events', from: stable, to: NEXT, change: (text) => text });
  await releaseTool(edge, 'rollout', 'events', NEXT, '--steps', '10,50,100', '--every', '10m');

  await signInAsOperator(page, releases.dataDir, edge.url);
  const events = page.getByRole('region', { name: 'events', exact: true });
  await expect(events).toContainText(`10 % of visitors get ${NEXT}, the others ${stable}.`);

  await confirm(page, 'Pause', 'We wait for Sunday');
  await expect(page.getByRole('status')).toHaveText(`Paused the rollout of events@${NEXT}.`);
  await expect(events).toContainText('paused: We wait for Sunday (operator)');

  await confirm(page, 'Resume');
  await expect(page.getByRole('status')).toHaveText(`Resumed the rollout of events@${NEXT}.`);
  await expect(events).toContainText('The rollout: next step 50 %');

  await confirm(page, 'Promote');
  await expect(page.getByRole('status')).toHaveText(`Promoted events@${NEXT}.`);
  await expect(events).toContainText(`Everybody gets ${NEXT}.`);

  await confirm(page, 'Roll back', 'The dates are wrong');
  await expect(page.getByRole('status')).toHaveText(`Rolled back events@${NEXT}.`);
  await expect(events).toContainText(`Everybody gets ${stable}.`);
  await expect(page.getByRole('region', { name: 'Entries of the audit log' })).toContainText('The dates are wrong');
});
