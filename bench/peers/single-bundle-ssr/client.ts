import { nextTask } from 'shared/ui/when-idle';
import { beginDocument } from '../../../shell/src/browser/starter/begin-document.ts';
import { firstPaint } from '../../../shell/src/browser/starter/first-paint.ts';

/** What the shell's client.ts does, in as many tasks, with the app in the same file. */
async function main(): Promise<void> {
  const { read, ...starter } = beginDocument();
  await firstPaint();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { startApp } = await import(/* webpackMode: "eager" */ '../../../shell/src/browser/start-app.tsx');
  await nextTask();
  await startApp(read, starter);
}

void main();
