import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';

export interface ConsoleGuard {
  /** Everything that a visitor's browser complained about so far. */
  complaints(): readonly string[];
}

/**
 * Listens to all that a page could complain about: console, page errors, policy violations, requests that failed or were
 * refused. Call it before the page is opened.
 */
export async function guardConsole(page: Page): Promise<ConsoleGuard> {
  const complaints: string[] = [];
  const ownPreloads = await watchOwnPreloads(page);
  const note = (complaint: string | null) => void (complaint && complaints.push(complaint));
  page.on('console', (message) => note(ofMessage(message, ownPreloads)));
  page.on('pageerror', (error) => note(`page error: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => note(ofFailure(request)));
  page.on('response', (response) => note(ofResponse(response)));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      console.error(`policy violation: ${violatedDirective} refused ${blockedURI} (${sourceFile})`);
    });
  });
  return { complaints: () => complaints };
}

interface Teller {
  tellPreloads(urls: readonly string[]): void;
}

/** What the documents of a page preload themselves, by address. */
async function watchOwnPreloads(page: Page): Promise<ReadonlySet<string>> {
  const preloads = new Set<string>();
  await page.exposeFunction('tellPreloads', (urls: readonly string[]) => urls.forEach((url) => preloads.add(url)));
  await page.addInitScript(() => {
    const tell = () => {
      const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload]');
      (window as unknown as Teller).tellPreloads([...links].map(({ href }) => href));
    };
    // The document is read, and none of its scripts has run.
    document.addEventListener('readystatechange', tell, { once: true });
  });
  return preloads;
}

const UNUSED_PRELOAD = /The resource (\S+) was preloaded using link preload but not used/;

function ofMessage(message: ConsoleMessage, ownPreloads: ReadonlySet<string>): string | null {
  const [, unused] = UNUSED_PRELOAD.exec(message.text()) ?? [];
  // A page's code comes when the pointer is near its link; the visitor may follow that seconds later, or never.
  if (unused && !ownPreloads.has(unused)) return null;
  // The browser's line for a refused request does not name it; the response does.
  if (message.text().startsWith('Failed to load resource')) return null;
  return `console ${message.type()}: ${message.text()} (${message.location().url})`;
}

/**
 * Not a failure, in Chromium's words and in Firefox's: what a visitor cancels who leaves a page, or lets go of an audio file; and 'csp', which is also how a
 * browser without JavaScript refuses a script's preload. A true violation of the policy says so itself. Firefox retargets a request
 * that goes on in another of its load groups.
 */
const NO_FAILURES = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED', 'NS_BINDING_RETARGETED', 'csp'];

/** How Chromium reports a prerendering that it drops, such as one with the status 404. */
const DROPPED = 'net::ERR_FAILED';

function ofFailure(request: Request): string | null {
  const reason = request.failure()?.errorText ?? 'unknown';
  const isDropped = reason === DROPPED && isAhead(request);
  return isDropped || NO_FAILURES.includes(reason) ? null : `request failed: ${request.url()} (${reason})`;
}

/** The not-found page is a page: its own status is no complaint. The edge may refuse a document that nobody asked for yet. */
function ofResponse(response: Response): string | null {
  const status = response.status();
  const request = response.request();
  if (status < 400 || isAhead(request) || (status === 404 && request.isNavigationRequest())) return null;
  return `response ${status}: ${response.url()}`;
}

/** Nobody asked for it yet: it is prefetched or prerendered. */
function isAhead(request: Request): boolean {
  return 'sec-purpose' in request.headers();
}
