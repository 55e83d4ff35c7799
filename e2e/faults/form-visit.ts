import { expect, type Locator, type Page } from '@playwright/test';
import { comesQuietly, RULES_KNOWN } from '../support/page/comes-quietly.ts';
import { entriesOf } from '../support/content/entries-of.ts';
import { fillIn, readForm, somebody } from '../support/page/form-answers.ts';
import { hydrated } from '../support/page/hydrated.ts';
import { watchComplaints } from './complaints.ts';
import type { FaultCase } from './cases/fault-case.ts';
import type { Stage } from './stage.ts';
import type { Arrival, Visit } from './visit.ts';

const ADDRESS = '/connect/prayer-requests';
const REQUEST = 'For my mother.';
const ANSWER_MS = 30_000;
const DELIVERED_MS = 60_000;

type Sight = 'sent' | 'message' | 'half a page' | 'nothing' | 'no answer';

/** A visitor who sends a prayer request, typed before the fault or after it. */
export async function formVisit(stage: Stage, fault: FaultCase, arrival: Arrival): Promise<Visit> {
  const page = await (await stage.newContext()).newPage();
  const complaints = watchComplaints(page);
  const shortfalls: string[] = [];
  const { email, answers: person } = somebody();
  const answers = { ...person, 'Prayer request': REQUEST };
  const url = stage.front.url + ADDRESS;
  let seen: Sight = 'nothing';
  if (arrival === 'link') await beginToWrite(page, url, person);

  async function send(): Promise<Sight> {
    if (arrival === 'document' && !(await opened(page, url))) return 'no answer';
    if (arrival === 'document' && fault.halves && seen === 'nothing') return 'half a page';
    await fillIn(page, answers);
    // Without JavaScript the browser sends the form, and a click would wait for the answer.
    await sendButton(page).click({ noWaitAfter: true });
    return answerOn(page);
  }

  return {
    async look() {
      seen = await send().catch(() => 'nothing' as const);
      if (seen === 'nothing') shortfalls.push('no word of what became of it');
      if (seen === 'no answer' && !fault.unreachable) shortfalls.push('no answer');
      if (seen === 'message' && !(await keeps(page, answers))) shortfalls.push('answers lost');
      return seen;
    },
    async recover() {
      // The half page holds no answers yet.
      if (seen === 'half a page') await page.goto('about:blank');
      if (seen !== 'sent') await sendAgain(page, () => send()).catch(() => shortfalls.push('not sent afterwards'));
      const delivered = await deliveries(email);
      if (delivered !== 1) shortfalls.push(`delivered ${delivered} times`);
      await page.context().close();
    },
    shortfalls: () => [...shortfalls, ...complaints()],
  };
}

async function beginToWrite(page: Page, url: string, answers: Readonly<Record<string, string>>): Promise<void> {
  await Promise.all([comesQuietly(page, RULES_KNOWN), page.goto(url)]);
  await hydrated(page);
  await fillIn(page, answers);
}

async function opened(page: Page, url: string): Promise<boolean> {
  await page.goto(url, { waitUntil: 'commit', timeout: 30_000 }).catch(() => null);
  return page.url().endsWith(ADDRESS);
}

function sendButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Send prayer request' });
}

/** The form's message: in the form, or before the script has loaded on a page of its own. */
async function answerOn(page: Page, timeout = ANSWER_MS): Promise<Sight> {
  const sent = page
    .getByText(/Prayer Request Made Successfuly|received your|has been received|will (be delivered|reach)/i)
    .first();
  const failed = page
    .getByRole('alert')
    .or(page.getByRole('heading', { name: 'Problem Sending Prayer Request' }))
    .first();
  await expect(sent.or(failed).first())
    .toBeVisible({ timeout })
    .catch(() => undefined);
  if (await sent.isVisible()) return 'sent';
  return (await failed.isVisible()) ? 'message' : 'nothing';
}

/** Whether the form still holds the answers. A result page is left by the back button first. */
async function keeps(page: Page, answers: Readonly<Record<string, string>>): Promise<boolean> {
  if (!page.url().endsWith(ADDRESS)) await page.goBack();
  const shown = await readForm(page, answers);
  return Object.entries(answers).every(([label, answer]) => shown[label] === answer);
}

/** Presses the button again, as the message asks. Without a form on the page it opens the form again. */
async function sendAgain(page: Page, anew: () => Promise<Sight>): Promise<void> {
  const button = sendButton(page);
  await expect(async () => {
    if (!(await button.isVisible())) return expect(await anew()).toBe('sent');
    await button.click({ timeout: 2_000 });
    await expect.poll(() => answerOn(page, 1_000), { timeout: 10_000 }).toBe('sent');
  }).toPass({ timeout: 40_000 });
}

async function deliveries(email: string): Promise<number> {
  const count = async () => (await entriesOf('prayer-request', email)).length;
  await expect
    .poll(count, { timeout: DELIVERED_MS })
    .toBeGreaterThan(0)
    .catch(() => undefined);
  return count();
}
