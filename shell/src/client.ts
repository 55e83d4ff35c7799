import { nextTask } from 'shared/ui/when-idle';
import { firstPaint } from './browser/first-paint.ts';
import { installPagePolicy } from './trusted-types/install-page-policy.ts';

/**
 * On a slow phone, evaluating the app takes as long as painting the page, so the page is painted first. Each step is a task of
 * its own, so that the browser can handle clicks between them.
 */
async function main(): Promise<void> {
  installPagePolicy();
  await firstPaint();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { startApp } = await import(/* webpackMode: "eager" */ './browser/start-app.tsx');
  await nextTask();
  await startApp();
}

void main();
