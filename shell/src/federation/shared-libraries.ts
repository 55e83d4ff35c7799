import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { CONTRACT_VERSION } from 'shared/contract';
import * as router from 'shared/router';
import * as shellApi from 'shared/shell-api';

/**
 * The libraries that every section gets from the shell, there before the first section is. The names and ranges that
 * sections ask for are tooling/webpack/shared-libraries.ts.
 */
const LIBRARIES: Record<string, { version: string; lib: unknown }> = {
  react: { version: React.version, lib: React },
  'react/jsx-runtime': { version: React.version, lib: jsxRuntime },
  'react-dom': { version: React.version, lib: ReactDom },
  'shared/router': { version: CONTRACT_VERSION, lib: router },
  'shared/shell-api': { version: CONTRACT_VERSION, lib: shellApi },
};

export const sharedLibraries = Object.fromEntries(
  Object.entries(LIBRARIES).map(([name, { version, lib }]) => [
    name,
    { version, lib: () => lib, scope: 'default', shareConfig: { singleton: true, requiredVersion: `^${version}` } },
  ]),
);
