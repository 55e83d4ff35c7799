import type { RootOptions } from 'react-dom/client';

/**
 * What React itself says of errors in the browser. Those that a region has caught are that region's to report; React tells
 * of them once more when it has drawn around one of them ("was able to recover").
 */
export function rootErrors(): Required<Pick<RootOptions, 'onCaughtError' | 'onRecoverableError'>> {
  const caught = new Set<string>();
  return {
    onCaughtError: (error) => void caught.add(String(error)),
    onRecoverableError(error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      if (!caught.has(String(cause))) console.error(error);
    },
  };
}
