/* global expect */
import '@testing-library/jest-dom';
import { createRequire } from 'node:module';

/** Milliseconds: ends a `waitFor` that never comes true, before the test's own limit does. */
const PATIENCE_MS = 60_000;

// The package's own copy of the library, which its tests import.
const { configure } = createRequire(String(expect.getState().testPath))('@testing-library/dom');
configure({ asyncUtilTimeout: PATIENCE_MS });
