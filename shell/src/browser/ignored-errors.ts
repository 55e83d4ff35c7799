import type { RootOptions } from 'react-dom/client';

/** React's error for a region that the server left to the browser. The server has reported why. */
const LEFT_BY_SERVER = /^Minified React error #419;/;

type ErrorHandlers = { [Name in 'onCaughtError' | 'onRecoverableError']-?: NonNullable<RootOptions[Name]> };

/**
 * React's error handlers. They ignore what a region has caught, because the region reports it. React reports such an error again
 * when it recovers.
 */
export function rootErrors(): ErrorHandlers {
  const caught = new Set<string>();
  return {
    onCaughtError: (error) => void caught.add(String(error)),
    onRecoverableError(error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      const leftByServer = error instanceof Error && LEFT_BY_SERVER.test(error.message);
      if (!leftByServer && !caught.has(String(cause))) console.error(error);
    },
  };
}

/**
 * A slow page is shown without its transition. The browser then rejects promises of the transition that React Router does not
 * handle: no error.
 */
export function ignoreSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (rejection) => {
    const { reason } = rejection;
    if (reason instanceof DOMException && reason.message.startsWith('Transition was')) rejection.preventDefault();
  });
}
