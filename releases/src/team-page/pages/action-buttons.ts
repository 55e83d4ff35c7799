import { html } from 'hono/html';
import { possibleActions } from '../change/possible-actions.ts';
import type { TeamAction } from '../change/team-action.ts';
import { inState } from '../../table/changes/section-releases.ts';
import type { ReleaseEntry } from '../../table/release-table.ts';
import type { Markup } from './markup.ts';

const BUTTONS: Readonly<Record<TeamAction, { readonly text: string; readonly look: string }>> = {
  promote: { text: 'Promote', look: '' },
  pause: { text: 'Pause', look: 'quiet' },
  abort: { text: 'Abort', look: 'back' },
  rollback: { text: 'Roll back', look: 'back' },
};

/** Each leads to its confirmation. */
export function actionButtons(section: string, releases: readonly ReleaseEntry[]): Markup {
  const version = (inState(releases, 'candidate') ?? inState(releases, 'stable'))?.version ?? '';
  const buttons = possibleActions(releases).map((action) => {
    const { text, look } = BUTTONS[action];
    return html`<form action="/_/confirm">
      <input type="hidden" name="action" value="${action}" />
      <input type="hidden" name="section" value="${section}" />
      <input type="hidden" name="version" value="${version}" />
      <button class="${look}" aria-label="${text} ${section}@${version}">${text}</button>
    </form>`;
  });
  return html`<div class="actions">${buttons}</div>`;
}
