import { firstPaint } from './document/first-paint.ts';
import { nextTask } from './document/next-task.ts';
import { installPagePolicy } from './trusted-types/install-page-policy.ts';

/** On a slow phone the app's code takes as long to evaluate as the page to draw: the page comes first. */
async function main(): Promise<void> {
  installPagePolicy();
  await firstPaint();
  const { startApp } = await import(/* webpackMode: "eager" */ './start-app.tsx');
  await nextTask();
  await startApp();
}

void main();
