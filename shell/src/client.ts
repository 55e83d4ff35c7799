import { nextTask } from 'shared/ui/when-idle';
import { firstPaint } from './browser/first-paint.ts';
import { installPagePolicy } from './trusted-types/install-page-policy.ts';

/**
 * On a slow phone the app's code takes as long to evaluate as the page to draw: the page comes first. Then React's, then the
 * rest, so that a visitor who presses something meanwhile is answered.
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
