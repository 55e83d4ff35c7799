import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By } from 'selenium-webdriver';
import { freePort } from '../../operations/src/process/free-port.mjs';
import type { Webkit } from './webkit.ts';

const READY_MS = 120_000;
const WINDOW = { width: 1280, height: 900 };

/** WebKitGTK needs a screen to draw on, even if nobody sees it. */
export async function openWebkitGtk(driver: string): Promise<Webkit> {
  const { url, end } = await startDriver(driver);
  const browser = await new Builder().usingServer(url).forBrowser('MiniBrowser').build();
  await browser
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  return {
    open: (address) => browser.get(address),
    read: (inPage) => browser.executeScript(inPage),
    click: async (selector) => browser.findElement(By.css(selector)).click(),
    async close() {
      await browser.quit();
      await end();
    },
  };
}

async function startDriver(driver: string) {
  const port = await freePort();
  // A group of its own, so that the screen ends with it.
  const child = spawn('xvfb-run', ['--auto-servernum', driver, `--port=${port}`], { detached: true, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const limit = Date.now() + READY_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > limit) {
      await endGroup(child);
      throw new Error(`${driver} did not start.`);
    }
    await pause(50);
  }
  return { url, end: () => endGroup(child) };
}

async function endGroup(child: ReturnType<typeof spawn>): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid);
  await ended;
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}
