import { nextTask } from 'shared/ui/when-idle';
import { beginDocument } from './browser/starter/begin-document.ts';
import { documentScripts } from './browser/starter/document-scripts.ts';
import { nextInteraction } from './browser/starter/first-interaction.ts';
import { firstPaint } from './browser/starter/first-paint.ts';
import type * as App from './browser/start-app.tsx';
import { runElements } from './browser/starter/run-elements.ts';
import { endSpeculation } from './browser/starter/speculation.ts';
import { untilNeeded } from './browser/starter/until-needed.ts';

/** What every document runs. The app is a chunk of its own. Some documents do without it at first. */
async function main(): Promise<void> {
  const scripts = documentScripts();
  const { read, ...starter } = beginDocument();
  if (read) {
    const broken = firstPaint().then(() => runElements(read.state));
    await Promise.race([untilNeeded(read.state), broken]);
    endSpeculation();
  }

  const { startApp } = await loadApp(scripts);
  await nextTask();
  await startApp(read, starter);
}

/**
 * The page is painted first: on a slow phone, evaluating the app takes as long. Each step is a task of its own, so that the
 * browser can handle clicks between them.
 */
async function loadApp(scripts: Promise<void>): Promise<typeof App> {
  await Promise.all([firstPaint(), scripts]);
  try {
    await import(/* webpackChunkName: "app" */ 'react-dom/client');
    await nextTask();
    return await import(/* webpackChunkName: "app" */ './browser/start-app.tsx');
  } catch (error) {
    // Without the app the page is read and its links work. What the visitor does next asks for it again.
    console.error(error);
    await nextInteraction('by-app');
    return loadApp(scripts);
  }
}

void main();
