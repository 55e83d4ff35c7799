import type { RootOptions } from 'react-dom/client';

/** React's number for a region that the server could not finish and left to the browser: the server has reported why. */
const LEFT_BY_SERVER = /^Minified React error #419;/;

type RootErrors = { [Name in 'onCaughtError' | 'onRecoverableError']-?: NonNullable<RootOptions[Name]> };

/**
 * What React itself says of errors in the browser. Those that a region has caught are that region's to report; React tells
 * of them once more when it has drawn around one of them ("was able to recover").
 */
export function rootErrors(): RootErrors {
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
