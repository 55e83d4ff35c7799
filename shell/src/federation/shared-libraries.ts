import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as router from 'shared/router';
import * as shellApi from 'shared/shell-api';
import { LIBRARY_VERSIONS, type SharedLibrary } from './library-versions.ts';

/**
 * The libraries that every section gets from the shell, there before the first section is. The names and ranges that
 * sections ask for are tooling/webpack/shared-libraries.ts.
 */
const LIBRARIES: Readonly<Record<SharedLibrary, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'shared/router': router,
  'shared/shell-api': shellApi,
};

export const sharedLibraries = Object.fromEntries(
  Object.entries(LIBRARY_VERSIONS).map(([name, version]) => [name, shared(version, LIBRARIES[name as SharedLibrary])]),
);

function shared(version: string, lib: unknown) {
  return {
    version,
    lib: () => lib,
    scope: 'default',
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  };
}
