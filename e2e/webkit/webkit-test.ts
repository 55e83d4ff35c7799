import { test as base, expect } from '@playwright/test';
import { startProxy } from '../support/network/faulty-proxy.ts';
import { isHydrated, pointAtControl } from '../support/page/hydrated.ts';
import { site } from '../support/site.ts';
import { openWebkit } from './open-webkit.ts';
import type { Webkit } from './webkit.ts';

interface Visit extends Pick<Webkit, 'read' | 'click'> {
  /** Opens a page of the site and waits until it is alive. */
  open(path: string): Promise<void>;
  heading(): Promise<string>;
}

/** Runs before anything else of a page: this way of driving a browser hears no console. */
const LISTEN = `{
  const complaints = (window.complaints = []);
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  console.error = (...words) => complaints.push(words.join(' '));
}\n`;

const SCRIPT_OR_DOCUMENT = /\/shell\.[0-9a-f]+\.js$|^\/(?!(?:_|api|uploads)\/)[^.]*$/;

/** The script listens first; the document does not name the hash of the script as it was. */
const withListener = (text: string) =>
  text.startsWith('<') ? text.replaceAll(/ integrity="[^"]*"/g, '') : LISTEN + text;

/** A visit in WebKit; whatever it is about, nothing goes wrong on the way. */
export const test = base.extend<{ readonly visit: Visit }>({
  visit: async ({}, use) => {
    const proxy = await startProxy(site.url);
    proxy.fail(SCRIPT_OR_DOCUMENT, ({ forward }) => forward(withListener));
    const { open, close, read, click } = await openWebkit();
    const complaints: unknown[] = [];
    const collect = async () =>
      complaints.push(...(await read(() => (window as { complaints?: string[] }).complaints ?? [])));
    await use({
      read,
      // It presses at once, also what is still on its way into the page.
      click: (selector) => expect(() => click(selector)).toPass(),
      async open(path) {
        await collect();
        await open(`${proxy.url}${path}`);
        await expect.poll(() => read(pointAtControl)).toBe(true);
        await expect.poll(() => read(isHydrated)).toBe(true);
      },
      heading: () => read(() => document.querySelector('h1')?.textContent ?? ''),
    });
    await collect();
    await close();
    await proxy.down();
    expect(complaints, 'nothing went wrong').toEqual([]);
  },
});
