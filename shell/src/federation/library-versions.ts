import * as React from 'react';
import { CONTRACT_VERSION } from 'shared/contract';

/**
 * Versions of the libraries that the shell gives to sections. The build writes them into the shell's `remote.json`, and the gate
 * refuses a section that needs another version.
 */
export const LIBRARY_VERSIONS = {
  react: React.version,
  'react/jsx-runtime': React.version,
  'react-dom': React.version,
  'shared/router': CONTRACT_VERSION,
  'shared/shell-api': CONTRACT_VERSION,
  // Their names in the kit, for sections with a repository of their own.
  'section-kit/router': CONTRACT_VERSION,
  'section-kit/shell-api': CONTRACT_VERSION,
};

export type SharedLibrary = keyof typeof LIBRARY_VERSIONS;
