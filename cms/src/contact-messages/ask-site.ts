import * as v from 'valibot';

import { environment } from '../environment/environment';

const TIMEOUT_MS = 2000;

const answerSchema = v.object({ notice: v.nullable(v.string()) });

export interface SiteAnswer {
  /** Whether a site is known, and told anything. */
  answered: boolean;
  /** What whoever runs the site has to know of the contact form, in words; null: messages are sent. */
  notice: string | null;
}

const NO_ANSWER: SiteAnswer = { answered: false, notice: null };

async function ask(hookUrl: string): Promise<SiteAnswer> {
  try {
    const response = await fetch(new URL('contact-messages', hookUrl), {
      headers: { authorization: `Bearer ${environment.CONTENT_HOOK_SECRET}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { answered: true, ...v.parse(answerSchema, await response.json()) };
  } catch {
    return NO_ANSWER;
  }
}

/** Only the site knows whether visitors' messages are sent. It stands where the content hook calls; the first answer counts. */
export async function askSite(): Promise<SiteAnswer> {
  for (const url of environment.CONTENT_HOOK_URLS) {
    const answer = await ask(url);
    if (answer.answered) return answer;
  }
  return NO_ANSWER;
}
