import type { Page } from '@playwright/test';

interface Requests {
  /** Addresses outside the site's own origin, sockets too. */
  outside(): readonly string[];
  /** Calls of the content API, as path and query. */
  content(): readonly string[];
  /** Documents: one for each time the browser left the app. */
  documents(): number;
}

/** Notes what a page asks for. Call it before the page is opened. */
export function noteRequests(page: Page): Requests {
  const urls: URL[] = [];
  let documents = 0;
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http')) urls.push(url);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  page.on('websocket', (socket) => void urls.push(new URL(socket.url())));
  return {
    outside: () => urls.filter(({ host }) => host !== new URL(page.url()).host).map(({ href }) => href),
    content: () =>
      urls.filter(({ pathname }) => pathname.startsWith('/api/')).map(({ pathname, search }) => pathname + search),
    documents: () => documents,
  };
}
