import { type Fields, logIn } from './cms.ts';

/** What the CMS has of one visitor's forms. */
export async function entriesOf(type: 'member' | 'prayer-request', email: string): Promise<readonly Fields[]> {
  const editor = await logIn();
  return editor.list(type, `[email][$eq]=${encodeURIComponent(email)}`);
}
