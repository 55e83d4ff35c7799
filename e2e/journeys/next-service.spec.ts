import { expect } from '@playwright/test';
import { test } from '../support/journey-test.ts';

test.use({ viewport: { width: 360, height: 640 } });

test('the first screen of a phone says when and where the next service is, and leads there', async ({ page }) => {
  await page.goto('/');
  const service = page.getByRole('region', { name: 'Next service' });
  for (const time of await service.getByRole('time').all())
    await expect(time).toHaveText(/^\w+day, \w+ \d{1,2}, \d{1,2}:\d\d [AP]M$/);
  await expect(service.getByRole('time')).toHaveCount(2);
  const parts = [service.getByRole('time'), service.getByText(/, MD \d{5}$/), service.getByRole('link')];
  for (const part of parts) for (const each of await part.all()) await expect(each).toBeInViewport({ ratio: 1 });
  // Around a streamed service one more leads to the stream.
  const links = service.getByRole('link').filter({ hasNotText: /live stream|Watch it again/ });
  await expect(links).toHaveText([/^Directions/, 'What to expect']);
  await service.getByRole('link', { name: 'What to expect' }).click();
  await expect(page.getByText('Sundays, 10:00 AM').first()).toBeVisible();
});
