import * as React from 'react';
import { CONTRACT_VERSION } from 'shared/contract';

/**
 * The versions of the libraries that the shell hands to sections. The build writes them into the shell's `remote.json`
 * too, so that a section which needs another one is refused before it is published.
 */
export const LIBRARY_VERSIONS = {
  react: React.version,
  'react/jsx-runtime': React.version,
  'react-dom': React.version,
  'shared/router': CONTRACT_VERSION,
  'shared/shell-api': CONTRACT_VERSION,
};

export type SharedLibrary = keyof typeof LIBRARY_VERSIONS;
