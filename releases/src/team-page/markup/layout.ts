import { html, raw } from 'hono/html';
import type { Session } from '../session/sessions.ts';
import { clockTime, zoneName } from '../words/church-time.ts';
import type { Markup } from './elements.ts';
import { STYLE } from './page-headers.ts';

export interface LayoutOptions {
  readonly title: string;
  readonly session: Session | null;
  readonly main: Markup;
}

/** One string, because the policy has the hash of exactly this text. */
const STYLE_ELEMENT = raw(`<style>${STYLE}</style>`);

/** A whole page. */
export function layout({ title, session, main }: LayoutOptions): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Soteria releases</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header>
          <p class="brand">Soteria releases</p>
          ${session && signedIn(session)}
        </header>
        <main>${main}</main>
      </body>
    </html> `;
}

function signedIn({ identity, ends, formToken }: Session): Markup {
  return html`<p>
      Team <strong>${identity.team}</strong> <span class="soft">until ${clockTime(ends)} ${zoneName(ends)}</span>
    </p>
    <form method="post" action="/_/session/end">
      <input type="hidden" name="token" value="${formToken}" />
      <button class="quiet">Sign out</button>
    </form>`;
}
