import { html } from 'hono/html';
import { type Markup, message } from '../markup/elements.ts';
import { layout } from '../markup/layout.ts';

/** The user name in password managers. Browsers warn about a form without one. */
const USERNAME = html`<input name="username" value="Soteria releases" autocomplete="username" hidden />`;

/** @param problem why the last attempt failed */
export function signInPage(problem?: string): Markup {
  const title = problem === undefined ? 'Sign in' : 'Not signed in';
  return layout({ title, session: null, main: main(problem) });
}

function main(problem: string | undefined): Markup {
  return html`<h1>Sign in</h1>
    <div class="card narrow">
      ${problem !== undefined && message(problem, 'refused')}
      <form method="post" action="/_/session">
        ${USERNAME}
        <label for="token">Your team's token</label>
        <input type="password" id="token" name="token" required autocomplete="current-password" spellcheck="false" />
        <button>Sign in</button>
      </form>
    </div>
    <p class="soft">
      The token is the one of the release tool; it begins with <code>soteria_</code>. The session ends after eight
      hours, or when the token is revoked.
    </p>`;
}
