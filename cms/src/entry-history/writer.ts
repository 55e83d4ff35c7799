import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

export const SITE = 'The site itself';

const name = v.nullish(v.string(), '');
const editorSchema = v.object({
  userAbility: v.looseObject({}),
  user: v.object({ firstname: name, lastname: name, email: v.string() }),
});
const programSchema = v.object({
  auth: v.object({
    strategy: v.object({ name: v.literal('content-api-token') }),
    credentials: v.object({ name: v.string() }),
  }),
});

/** Who writes just now, in words: an editor, a program with an API token, or the site itself. Null: a visitor. */
export function currentWriter(strapi: Core.Strapi): string | null {
  const ctx = strapi.requestContext.get();
  if (!ctx) return SITE;
  const editor = v.safeParse(editorSchema, ctx.state);
  if (editor.success) {
    const { firstname, lastname, email } = editor.output.user;
    return [firstname, lastname].filter(Boolean).join(' ') || email;
  }
  const program = v.safeParse(programSchema, ctx.state);
  return program.success ? `The program “${program.output.auth.credentials.name}”` : null;
}
