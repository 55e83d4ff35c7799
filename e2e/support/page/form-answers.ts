import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/** What is written into a form, by the labels that visitors see. */
export type FormAnswers = Readonly<Record<string, string>>;

/** Somebody whom no other test knows: their entries can be told apart by the email address. */
export function somebody() {
  const email = `ruth.${randomUUID().slice(0, 8)}@example.org`;
  return {
    email,
    answers: { 'First name': 'Ruth', 'Last name': 'Okafor', Email: email, 'Phone number': '+14105550142' },
    fields: { firstName: 'Ruth', lastName: 'Okafor', email, phoneNumber: '+14105550142' },
  };
}

/** Fills in a form by its labels. */
export async function fillIn(page: Page, answers: FormAnswers): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) await page.getByLabel(label).fill(answer);
}

/** What the fields hold by now. */
export async function readForm(page: Page, answers: FormAnswers): Promise<FormAnswers> {
  const entries = Object.keys(answers).map(
    async (label) => [label, await page.getByLabel(label).inputValue()] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** The same form with nothing in it. */
export function emptied(answers: FormAnswers): FormAnswers {
  return Object.fromEntries(Object.keys(answers).map((label) => [label, '']));
}
