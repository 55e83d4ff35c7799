import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { CONTRACT_VERSION } from 'shared/contract';
import * as router from 'shared/router';
import * as shellApi from 'shared/shell-api';
import { SectionLink } from './section-link.tsx';
import type { SharedLibrary } from '../types/index.d.ts';

/** See types/index.d.ts. A host has no accounts of the site: its visitors are signed out there. */
export function sharedWithSections(): Record<string, SharedLibrary> {
  shellApi.authStore.setState({ status: 'signed-out' });
  return {
    react: shared(React, React.version),
    'react/jsx-runtime': shared(jsxRuntime, React.version),
    'react-dom': shared(ReactDom, ReactDom.version),
    'shared/router': shared({ ...router, Link: SectionLink }, CONTRACT_VERSION),
    'shared/shell-api': shared(shellApi, CONTRACT_VERSION),
  };
}

function shared(library: unknown, version: string): SharedLibrary {
  return {
    version,
    scope: 'default',
    lib: () => library,
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  };
}
