import { nextTask } from 'shared/ui/when-idle';
import { firstPaint } from '../../../shell/src/browser/first-paint.ts';
import { markScrolled } from '../../../shell/src/browser/mark-scrolled.ts';
import { readDocumentState } from '../../../shell/src/document/document-state.ts';
import { createClickReplay } from '../../../shell/src/regions/click-replay.ts';
import { installPagePolicy } from '../../../shell/src/trusted-types/install-page-policy.ts';
import { sampleVisit } from '../../../shell/src/vitals/sample-visit.ts';

/** What the shell's client.ts does, in as many tasks, with the app in the same file. */
async function main(): Promise<void> {
  installPagePolicy();
  markScrolled();
  const clicks = createClickReplay();
  const read = readDocumentState();
  if (read) sampleVisit(read.state);
  await firstPaint();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { startApp } = await import(/* webpackMode: "eager" */ '../../../shell/src/browser/start-app.tsx');
  await nextTask();
  await startApp(read, clicks);
}

void main();
