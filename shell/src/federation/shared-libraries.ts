import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as router from 'shared/router';
import * as shellApi from 'shared/shell-api';
import type { SharedLibrary } from './library-versions.ts';

/**
 * The libraries that the shell gives to sections. tooling/webpack/shared-libraries.ts has the names and version ranges that
 * sections ask for.
 */
export const sharedLibraries: Readonly<Record<SharedLibrary, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'shared/router': router,
  'shared/shell-api': shellApi,
  'section-kit/router': router,
  'section-kit/shell-api': shellApi,
};
