import { hasStoredSession } from '../../auth/stored-session.ts';
import type { DocumentState } from '../../document/document-state.ts';
import { hasOpenTrack } from '../../player/memory/has-open-track.ts';
import { firstInteraction } from './first-interaction.ts';
import { neededByElements } from './needed-by-elements.ts';
import { beginSpeculation } from './speculation.ts';

/** Milliseconds. Longer timers of browsers end at once. */
const LONGEST_MS = 24 * 60 * 60_000;

/** Resolves when a document needs its app: with the visitor's first interaction, for an element that says so, or when the page changes by itself. */
export async function untilNeeded({ hydrate, hydrateAt = Infinity, publicConfig }: DocumentState): Promise<void> {
  if (hydrate !== 'on-interaction' || hasOpenTrack()) return;
  if (publicConfig.firebase && hasStoredSession(publicConfig.firebase.apiKey)) return;
  const timeLeft = hydrateAt - Date.now();
  const itsTime = new Promise<void>((resolve) => {
    if (timeLeft < LONGEST_MS) setTimeout(resolve, timeLeft);
  });
  const links = beginSpeculation() ? 'by-documents' : 'by-app';
  await Promise.race([firstInteraction(links), neededByElements(), itsTime]);
}
