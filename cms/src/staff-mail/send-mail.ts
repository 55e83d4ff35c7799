import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

/** A mail without what visitors wrote. */
export interface StaffMail {
  readonly to: string | readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Two mails with one of these are the same mail. */
  readonly messageId?: string;
  readonly date?: Date;
}

const outcomeSchema = v.object({ rejected: v.array(v.string()) });
const errorSchema = v.object({
  code: v.optional(v.string()),
  responseCode: v.optional(v.number()),
  command: v.optional(v.string()),
});

/** Why a mail server did not take a mail. Its own words may repeat the mail, and stay out of the log. */
export function mailFailureOf(error: unknown): string {
  const { code, responseCode, command } = v.parse(v.fallback(errorSchema, {}), error);
  return [code, responseCode, command].filter((part) => part !== undefined).join(' ') || String(error);
}

/** Sends one mail by the site's mail server. Rejects when the server takes it for nobody. */
export async function sendMail(strapi: Core.Strapi, mail: StaffMail): Promise<void> {
  const outcome: unknown = await strapi
    .plugin('email')
    .service('email')
    // Without an empty one the provider sends the text as HTML too.
    .send({ ...mail, html: '', headers: { 'Auto-Submitted': 'auto-generated' } });
  const { success, output } = v.safeParse(outcomeSchema, outcome);
  if (success && output.rejected.length > 0)
    strapi.log.warn(
      `The mail server takes no mail for ${output.rejected.join(', ')}. Mend that address, or the user's.`,
    );
}
