import { html } from 'hono/html';
import type { Session } from '../session/sessions.ts';
import { layout } from './layout.ts';
import type { Markup } from './markup.ts';
import { message } from './message.ts';

/** What did not work, and why. */
export function refusalPage(text: string, session: Session | null): Markup {
  const main = html`<h1>That did not work</h1>
    ${message(text, 'refused')}
    <p><a href="/_/">See the releases as they are now</a></p>`;
  return layout({ title: 'That did not work', session, main });
}
