import { firstPaint } from './document/first-paint.ts';
import { nextTask } from './document/next-task.ts';

/** On a slow phone the app's code takes as long to evaluate as the page to draw: the page comes first. */
async function main(): Promise<void> {
  await firstPaint();
  const { startApp } = await import(/* webpackMode: "eager" */ './start-app.tsx');
  await nextTask();
  await startApp();
}

void main();
