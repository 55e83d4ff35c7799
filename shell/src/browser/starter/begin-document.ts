import { readDocumentState } from '../../document/document-state.ts';
import { runMenu } from '../../frame/header/run-menu.ts';
import { createClickReplay } from '../../regions/click-replay.ts';
import { installPagePolicy } from '../../trusted-types/install-page-policy.ts';
import { sampleVisit } from '../../vitals/sample-visit.ts';
import { repeatEarlyPress, repeatOnceDefined } from './early-presses.ts';
import { loadEntries, scrollToRemembered } from './load-entries.ts';
import { markScrolled } from './mark-scrolled.ts';
import { renewWhenShown } from './renew-when-shown.ts';
import { markPrerendered } from './speculation.ts';

/** What every document needs, whether its app starts or not. */
export function beginDocument() {
  installPagePolicy();
  const onFollow = loadEntries();
  scrollToRemembered();
  markPrerendered();
  markScrolled();
  runMenu();
  repeatOnceDefined();
  const clicks = createClickReplay();
  repeatEarlyPress();
  const read = readDocumentState();
  if (read) {
    sampleVisit(read.state);
    renewWhenShown(read.state.lock);
  }
  return { read, clicks, onFollow };
}
